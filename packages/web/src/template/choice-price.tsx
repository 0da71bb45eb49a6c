import { type Choice, formatOf } from '@collagerie/core/choice'
import { startingPrice } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'
import { PriceLine } from '../ui/price-line.tsx'

/** The price of the chosen size on the chosen material, or the lowest one; nothing in a shop without prices. */
export function ChoicePrice({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const text = usePriceText()
  const [prices] = useState(shopPrices)
  const found = prices && startingPrice(prices, choice.material, choice.size.materials, [formatOf(choice)])
  return found && <PriceLine label={t(found.isLeast ? 'priceFrom' : 'price')} price={text(found.price)} />
}
