import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterWorkingDays, SHOP_ZONE, shopDate } from './index.ts'

/** As a page writes it, and therefore in the zone that pages use. */
const WRITTEN = new Intl.DateTimeFormat('en-GB', { timeZone: SHOP_ZONE, dateStyle: 'full' })

it.each([
  ['2026-11-18T10:00:00.000Z', 1, 'Thursday 19 November 2026'],
  ['2026-11-18T10:00:00.000Z', 3, 'Monday 23 November 2026'],
  ['2026-11-20T23:00:00.000Z', 1, 'Monday 23 November 2026'],
  ['2026-11-21T10:00:00.000Z', 5, 'Friday 27 November 2026'],
  ['2026-12-30T10:00:00.000Z', 3, 'Monday 4 January 2027'],
  // Friday in the shop, still Thursday in UTC.
  ['2026-11-19T23:30:00.000Z', 1, 'Monday 23 November 2026'],
  ['2026-07-19T22:30:00.000Z', 4, 'Friday 24 July 2026'],
])('%s and %i working days are %s', (moment, days, expected) => {
  expect(WRITTEN.format(afterWorkingDays(moment, days)).replace(',', '')).toBe(expected)
})

it('is never at a weekend of the shop, and not before as many days have passed', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (moment, days) => {
      const after = afterWorkingDays(moment.toISOString(), days)
      expect(WRITTEN.format(after)).not.toMatch(/^S/)
      const passed = (shopDate(after).getTime() - shopDate(moment).getTime()) / 86_400_000
      expect(passed).toBeGreaterThanOrEqual(days)
    }),
  )
})
