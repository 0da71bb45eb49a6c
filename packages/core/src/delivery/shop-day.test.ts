import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOP_ZONE, shopDate, startOfShopDay } from './index.ts'

it.each([
  ['2026-11-18T22:59:59.999Z', '2026-11-18'],
  ['2026-11-18T23:00:00.000Z', '2026-11-19'],
  ['2026-07-18T22:00:00.000Z', '2026-07-19'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01'],
])('%s is on %s in the shop', (moment, day) => {
  expect(shopDate(new Date(moment))).toEqual(new Date(day))
})

it('begins every day right after the end of the day before, also when clocks are set', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const clockChanges = ['2026-03-29', '2026-10-25'].map((day) => new Date(day))
  fc.assert(
    fc.property(days, (moment) => {
      const date = shopDate(moment)
      const start = startOfShopDay(date)
      expect(shopDate(start)).toEqual(date)
      expect(shopDate(new Date(start.getTime() - 1)).getTime()).toBeLessThan(date.getTime())
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime())
    }),
    { examples: clockChanges.map((day) => [day]) },
  )
})

it('is written like a date of the shop', () => {
  const start = startOfShopDay(new Date('2026-11-19'))
  expect(new Intl.DateTimeFormat('en', { timeZone: SHOP_ZONE, dateStyle: 'long' }).format(start)).toBe(
    'November 19, 2026',
  )
})
