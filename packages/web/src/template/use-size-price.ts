import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Choice } from '@collagerie/core/choice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'
import { areAllLeast, type SizePrices, sizePrices } from './size-prices.ts'

interface SizePriceTexts {
  /** What a size costs on the chosen material, or from how much; empty in a shop without prices. */
  readonly priceOf: (size: CatalogueSize) => string
  /** Says once, beside all of them, that they are the least; empty if they are not. */
  readonly note: string
}

export function useSizePrice({ material }: Choice, sizes: readonly CatalogueSize[]): SizePriceTexts {
  const t = useTranslations()
  const [prices] = useState(shopPrices)
  const text = usePriceText()
  const found: SizePrices = prices ? sizePrices(prices, material, sizes) : new Map()
  const isNoted = areAllLeast(found)
  return {
    priceOf: (size) => {
      const { price, isLeast } = found.get(size.id) ?? {}
      if (!price) return ''
      return isLeast && !isNoted ? `${t('template.priceFrom')} ${text(price)}` : text(price)
    },
    note: isNoted ? t('viewer.leastPrices') : '',
  }
}
