import { type Choice, formatOf } from '@collagerie/core/choice'
import { lowestPriceOfPages, priceOf } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'
import { PriceLine } from '../ui/price-line.tsx'

/** What the chosen size costs on the chosen material, or at least; nothing in a shop without prices. */
export function ChoicePrice({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const text = usePriceText()
  const [prices] = useState(shopPrices)
  if (!prices) return null
  const format = formatOf(choice)
  const price = priceOf(prices, choice.material, format)
  const least = price ?? lowestPriceOfPages(prices, choice.size.materials, [format])
  return least && <PriceLine label={t(price ? 'price' : 'priceFrom')} price={text(least)} />
}
