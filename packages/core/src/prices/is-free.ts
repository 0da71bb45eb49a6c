import type { Price } from './price.ts'
import { digitsIn, readAmount } from './read-amount.ts'

export function isFree({ amount }: Price): boolean {
  return readAmount(amount, digitsIn(amount)) === 0
}
