import type { Format, Material } from '../format/index.ts'
import type { Price } from './price.ts'
import { lowestPriceOfPages, priceOfPages } from './price-of.ts'
import type { Prices } from './prices.ts'

export interface StartingPrice {
  readonly price: Price
  /** Whether it may cost more: no material is chosen, or the chosen one is not sold in this size. */
  readonly isLeast: boolean
}

/** The price of pages on a material, or the lowest among the offered ones; undefined if none is sold. */
export function startingPrice(
  prices: Prices,
  material: Material,
  offered: readonly Material[],
  formats: readonly Format[],
): StartingPrice | undefined {
  const sure = priceOfPages(prices, material, formats)
  if (sure) return { price: sure, isLeast: false }
  const least = lowestPriceOfPages(prices, offered, formats)
  return least && { price: least, isLeast: true }
}
