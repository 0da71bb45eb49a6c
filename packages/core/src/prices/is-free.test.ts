import { expect, it } from 'vitest'
import { isFree } from './index.ts'

it.each([
  ['0.00', true],
  ['0', true],
  ['0.01', false],
  ['10.00', false],
  ['100', false],
  // A missing amount does not mean free.
  ['', false],
  ['.', false],
])('an amount of "%s" is free: %s', (amount, expected) => {
  expect(isFree({ amount, currency: 'EUR' })).toBe(expected)
})
