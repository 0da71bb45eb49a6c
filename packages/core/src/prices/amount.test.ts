import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from './amount.ts'
import { readAmount } from './read-amount.ts'

describe('an amount', () => {
  it.each([
    ['9.95', 2, 995],
    ['0.05', 2, 5],
    ['1200', 0, 1200],
    ['1.250', 3, 1250],
    ['99999999.99', 2, 9_999_999_999],
  ])('%s with %i digits is %i units, and back', (text, digits, units) => {
    expect(readAmount(text, digits)).toBe(units)
    expect(amountOf(units, digits)).toBe(text)
  })

  it.each([
    ['9.9', 2],
    ['9.950', 2],
    ['9', 2],
    ['9,95', 2],
    ['09.95', 2],
    ['-9.95', 2],
    ['9.9.5', 2],
    ['9.95.', 2],
    ['', 2],
    ['.95', 2],
    ['1e2', 0],
    ['9.', 0],
    [' 9', 0],
    ['999999999', 0],
  ])('is not "%s" with %i digits', (text, digits) => {
    expect(readAmount(text, digits)).toBeUndefined()
  })

  it('is never changed by being written and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }), (units, digits) => {
        expect(readAmount(amountOf(units, digits), digits)).toBe(units)
      }),
    )
  })
})
