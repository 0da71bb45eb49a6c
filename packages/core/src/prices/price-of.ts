import type { Format, Material } from '../format/index.ts'
import { amountOf } from './amount.ts'
import type { Price } from './price.ts'
import type { Prices } from './prices.ts'

const MM_PER_CM = 10
const MM2_PER_CM2 = 100

interface Piece {
  readonly material: Material
  readonly format: Format
}

/** Undefined if the shop does not sell it; no preference has no price. */
export function priceOf(prices: Prices, material: Material, format: Format): Price | undefined {
  return priceOfPages(prices, material, [format])
}

/** Each page counts as a separate piece. */
export function priceOfPages(prices: Prices, material: Material, formats: readonly Format[]): Price | undefined {
  return lowestPriceOfPages(prices, [material], formats)
}

/** The price of these pages on the cheapest of these materials; undefined if none is sold. */
export function lowestPriceOfPages(
  prices: Prices,
  materials: readonly Material[],
  formats: readonly Format[],
): Price | undefined {
  const units = materials.flatMap((material) => unitsOfPages(prices, material, formats) ?? [])
  return units.length === 0 ? undefined : asPrice(prices, Math.min(...units))
}

/** The price of the cheapest of these pieces; undefined if none is sold. */
export function lowestPrice(prices: Prices, pieces: Iterable<Piece>): Price | undefined {
  let lowest: number | undefined
  for (const piece of pieces) {
    const units = unitsFor(prices, piece)
    if (units !== undefined && (lowest === undefined || units < lowest)) lowest = units
  }
  return lowest === undefined ? undefined : asPrice(prices, lowest)
}

function unitsOfPages(prices: Prices, material: Material, formats: readonly Format[]): number | undefined {
  const units = formats.flatMap((format) => unitsFor(prices, { material, format }) ?? [])
  return units.length > 0 && units.length === formats.length ? units.reduce((sum, each) => sum + each) : undefined
}

function unitsFor({ materials }: Prices, { material, format }: Piece): number | undefined {
  // In millimetres areas are whole numbers, so a size that exactly fits a step does fit.
  const area = Math.round(format.width * MM_PER_CM) * Math.round(format.height * MM_PER_CM)
  return materials[material]?.find(([upToCm2]) => area <= upToCm2 * MM2_PER_CM2)?.[1]
}

function asPrice({ currency, digits }: Prices, units: number): Price {
  return { amount: amountOf(units, digits), currency }
}
