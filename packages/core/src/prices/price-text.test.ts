import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

it.each([
  ['en', '9.95', 'EUR', '€9.95'],
  ['fr', '9.95', 'EUR', '9,95\u00a0€'],
  ['nl', '1234.50', 'EUR', '€\u00a01.234,50'],
  ['en', '1200', 'JPY', '¥1,200'],
  // More digits than a number holds.
  ['en', '90071992547409931.07', 'EUR', '€90,071,992,547,409,931.07'],
])('a price in %s: %s %s', (language, amount, currency, written) => {
  expect(priceText({ amount, currency }, language)).toBe(written)
})
