import type { Price } from './price.ts'
import { digitsIn, readAmount } from './read-amount.ts'

/** The least of some prices of one shop; undefined if there is none. */
export function lowestOf(prices: readonly Price[]): Price | undefined {
  return prices.toSorted((a, b) => unitsOf(a) - unitsOf(b))[0]
}

/** In the currency's smallest units, which all prices of a shop share. */
function unitsOf({ amount }: Price): number {
  return readAmount(amount, digitsIn(amount)) ?? Number.POSITIVE_INFINITY
}
