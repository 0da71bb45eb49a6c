import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Choice } from '@collagerie/core/choice'
import { startingPrice } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'

/** The price of another size on the chosen material, or the lowest one; empty in a shop without prices. */
export function useSizePrice({ material }: Choice): (size: CatalogueSize) => string {
  const t = useTranslations('template')
  const [prices] = useState(shopPrices)
  const text = usePriceText()
  return (size) => {
    const found = prices && startingPrice(prices, material, size.materials, [size])
    if (!found) return ''
    return found.isLeast ? `${t('priceFrom')} ${text(found.price)}` : text(found.price)
  }
}
