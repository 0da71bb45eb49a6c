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

/** Undefined where the shop does not sell it: no preference has no price. */
export function priceOf(prices: Prices, material: Material, format: Format): Price | undefined {
  return priceOfPages(prices, material, [format])
}

/** Each page is a piece of its own. */
export function priceOfPages(prices: Prices, material: Material, formats: readonly Format[]): Price | undefined {
  const units = formats.map((format) => unitsFor(prices, { material, format }))
  const known = units.filter((each) => each !== undefined)
  if (known.length === 0 || known.length < units.length) return undefined
  return asPrice(
    prices,
    known.reduce((sum, each) => sum + each),
  )
}

/** What the cheapest of these pieces costs; undefined where none is sold. */
export function lowestPrice(prices: Prices, pieces: Iterable<Piece>): Price | undefined {
  let lowest: number | undefined
  for (const piece of pieces) {
    const units = unitsFor(prices, piece)
    if (units !== undefined && (lowest === undefined || units < lowest)) lowest = units
  }
  return lowest === undefined ? undefined : asPrice(prices, lowest)
}

function unitsFor({ materials }: Prices, { material, format }: Piece): number | undefined {
  // In millimetres areas are whole numbers, and a size that just fits a step does fit it.
  const area = Math.round(format.width * MM_PER_CM) * Math.round(format.height * MM_PER_CM)
  return materials[material]?.find(([upToCm2]) => area <= upToCm2 * MM2_PER_CM2)?.[1]
}

function asPrice({ currency, digits }: Prices, units: number): Price {
  return { amount: amountOf(units, digits), currency }
}
