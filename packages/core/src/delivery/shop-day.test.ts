import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE, isTimeZone, shopCalendar } from './index.ts'

/** Offsets of whole, half and quarter hours, the furthest of both sides, and clocks that are set at midnight. */
const ZONES = [
  'Europe/Paris',
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
]

describe('the days of a shop', () => {
  it.each([
    ['2026-11-18T22:59:59.999Z', '2026-11-18'],
    ['2026-11-18T23:00:00.000Z', '2026-11-19'],
    ['2026-07-18T22:00:00.000Z', '2026-07-19'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01'],
  ])('%s is on %s in Paris', (moment, day) => {
    expect(shopCalendar(DEFAULT_TIME_ZONE).dayAt(new Date(moment))).toEqual(new Date(day))
  })

  it.each([
    ['Asia/Kolkata', '2026-11-18T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-18T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-18T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-19T11:00:00.000Z'],
  ])('begin in %s at %s', (zone, moment) => {
    expect(shopCalendar(zone).startOf(new Date('2026-11-19')).toISOString()).toBe(moment)
  })

  it.each(ZONES)('begin right after the end of the day before in %s, also when clocks are set', (zone) => {
    const { dayAt, startOf } = shopCalendar(zone)
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const clockChanges = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'].map((day) => new Date(day))
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayAt(moment)
        const start = startOf(day)
        expect(dayAt(start)).toEqual(day)
        expect(dayAt(new Date(start.getTime() - 1)).getTime()).toBeLessThan(day.getTime())
        expect(start.getTime()).toBeLessThanOrEqual(moment.getTime())
      }),
      { numRuns: 50, examples: clockChanges.map((day) => [day]) },
    )
  })

  it.each(ZONES)('can have the time zone %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['Europe/Atlantis', '', '+01:00', '-0500', '+01'])('cannot have the time zone "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
