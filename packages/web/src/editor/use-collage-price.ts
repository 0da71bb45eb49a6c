import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { startingPrice } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'

/** The price of all pages on the chosen material, or the lowest one; undefined in a shop without prices. */
export function useCollagePrice(
  pages: readonly CollagePage[],
  offered: CatalogueTemplate | undefined,
): string | undefined {
  const t = useTranslations('template')
  const text = usePriceText()
  const [prices] = useState(shopPrices)
  if (!prices) return undefined
  const formats = pages.map(({ template }) => template.format)
  const { material = '', childTemplateId } = pages[0]?.choice ?? {}
  const size = offered?.children.find(({ id }) => id === childTemplateId) ?? offered
  const found = startingPrice(prices, material, size?.materials ?? [], formats)
  return found?.isLeast ? `${t('priceFrom')} ${text(found.price)}` : found && text(found.price)
}
