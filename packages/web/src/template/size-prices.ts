import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Material } from '@collagerie/core/format'
import { type Prices, type StartingPrice, startingPrice } from '@collagerie/core/prices'

export type SizePrices = ReadonlyMap<string, StartingPrice>

/**
 * What each size costs on the chosen material, or at least, by the size's id. A size that is not offered on that
 * material is chosen without one.
 */
export function sizePrices(prices: Prices, chosen: Material, sizes: readonly CatalogueSize[]): SizePrices {
  return new Map(
    sizes.flatMap((size) => {
      const material = size.materials.includes(chosen) ? chosen : ''
      const found = startingPrice(prices, material, size.materials, [size])
      return found ? [[size.id, found] as const] : []
    }),
  )
}

/** Whether that can be said once beside all of them. */
export function areAllLeast(found: SizePrices): boolean {
  return found.size > 0 && [...found.values()].every(({ isLeast }) => isLeast)
}
