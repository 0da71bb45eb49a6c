import { type Choice, customSizeMaterials } from '@collagerie/core/choice'
import { type Format, sizeMatching } from '@collagerie/core/format'
import { startingPrice } from '@collagerie/core/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { shopPrices } from '../navigation/shop-prices.ts'
import { PriceLine } from '../ui/price-line.tsx'

interface Props {
  readonly choice: Choice
  /** Undefined while the typed size cannot be made. */
  readonly format: Format | undefined
}

/** What the typed size costs on the chosen material, or from how much; nothing in a shop without prices. */
export function CustomSizePrice({ choice, format }: Props) {
  const t = useTranslations('template')
  const text = usePriceText()
  const [prices] = useState(shopPrices)
  if (!prices) return null
  const { offered, material } = choice
  const materials =
    format && (sizeMatching(offered.children, format)?.materials ?? customSizeMaterials(offered, format))
  const chosen = materials?.includes(material) ? material : ''
  const found = format && materials && startingPrice(prices, chosen, materials, [format])
  return <PriceLine label={t(found && !found.isLeast ? 'price' : 'priceFrom')} price={found ? text(found.price) : ''} />
}
