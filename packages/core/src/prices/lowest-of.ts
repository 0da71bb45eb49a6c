import type { Price } from './price.ts'

/** The least of some prices of one shop; undefined if there is none. */
export function lowestOf(prices: readonly Price[]): Price | undefined {
  return prices.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0]
}
