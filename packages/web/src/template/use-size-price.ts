import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Choice } from '@collagerie/core/choice'
import { startingPrice } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'

interface SizePrices {
  /** What a size costs on the chosen material, or at least; empty in a shop without prices. */
  readonly priceOf: (size: CatalogueSize) => string
  /** Says once, beside all of them, that they are the least; empty if they are not. */
  readonly note: string
}

export function useSizePrice({ material, offered }: Choice): SizePrices {
  const t = useTranslations('choosing')
  const [prices] = useState(shopPrices)
  const text = usePriceText()
  const priced = (size: CatalogueSize) => prices && startingPrice(prices, material, size.materials, [size])
  const isLeast = offered.children.some((size) => priced(size)?.isLeast)
  return {
    priceOf: (size) => {
      const found = priced(size)
      return found ? text(found.price) : ''
    },
    note: isLeast ? t('leastPrices') : '',
  }
}
