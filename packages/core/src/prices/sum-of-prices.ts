import { amountOf } from './amount.ts'
import type { Price } from './price.ts'
import { digitsIn, readAmount } from './read-amount.ts'

/** The exact sum of both; undefined if they cannot be added. An unknown price adds nothing. */
export function sumOfPrices(price: Price, more: Price | undefined): Price | undefined {
  if (!more) return price
  const digits = digitsIn(price.amount)
  if (more.currency !== price.currency || digitsIn(more.amount) !== digits) return undefined
  const [units, others] = [readAmount(price.amount, digits), readAmount(more.amount, digits)]
  if (units === undefined || others === undefined) return undefined
  return { amount: amountOf(units + others, digits), currency: price.currency }
}
