import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Material } from '@collagerie/core/format'
import { type Prices, type StartingPrice, startingPrice } from '@collagerie/core/prices'

export type SizePrices = ReadonlyMap<string, StartingPrice>

/** Price by size id: on the chosen material or, if the size is not offered on it, the lowest. */
export function sizePrices(prices: Prices, chosen: Material, sizes: readonly CatalogueSize[]): SizePrices {
  return new Map(
    sizes.flatMap((size) => {
      const material = size.materials.includes(chosen) ? chosen : ''
      const found = startingPrice(prices, material, size.materials, [size])
      return found ? [[size.id, found] as const] : []
    }),
  )
}

/** Whether all prices are lowest prices, so that one note is enough. */
export function areAllLeast(found: SizePrices): boolean {
  return found.size > 0 && [...found.values()].every(({ isLeast }) => isLeast)
}
