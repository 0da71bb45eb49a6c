import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Choice } from '@collagerie/core/choice'
import { lowestPriceOfPages, priceOf } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'

/** What another size costs on the chosen material, or at least; empty in a shop without prices. */
export function useSizePrice({ material }: Choice): (size: CatalogueSize) => string {
  const t = useTranslations('template')
  const [prices] = useState(shopPrices)
  const priceText = usePriceText()
  return (size) => {
    const sure = prices && priceOf(prices, material, size)
    const least = sure ?? (prices && lowestPriceOfPages(prices, size.materials, [size]))
    if (!least) return ''
    return sure ? priceText(sure) : t('pricesFrom', { price: priceText(least) }).replace(/\.$/, '')
  }
}
