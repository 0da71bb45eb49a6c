import { expect, it } from 'vitest'
import { afterWorkingDays } from './index.ts'

it.each([
  ['2026-11-18T10:00:00.000Z', 1, '2026-11-19'],
  ['2026-11-18T10:00:00.000Z', 3, '2026-11-23'],
  ['2026-11-20T23:00:00.000Z', 1, '2026-11-23'],
  ['2026-11-21T10:00:00.000Z', 5, '2026-11-27'],
  ['2026-12-30T10:00:00.000Z', 3, '2027-01-04'],
])('%s and %i working days are %s', (moment, days, expected) => {
  expect(afterWorkingDays(moment, days).toISOString().slice(0, 10)).toBe(expected)
})
