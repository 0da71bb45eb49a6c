import { DEFAULT_TIME_ZONE, shopCalendar } from '@collagerie/core/delivery'
import { describe, expect, it } from 'vitest'
import { newOrderNumber } from '../orders/order-number.ts'
import { readOrderSearch } from './order-search.ts'

const PARIS = shopCalendar(DEFAULT_TIME_ZONE)

describe('what an operator types to find an order', () => {
  it('is a number as a customer reads it out', () => {
    const number = newOrderNumber()
    expect(readOrderSearch(` ${number.toLowerCase().replace('-', ' ')} `, PARIS)?.number).toBe(number)
  })

  it.each([
    ['2026-11-15', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['15.11.2026', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['5/7/2026', '2026-07-04T22:00:00.000Z', '2026-07-05T22:00:00.000Z'],
    ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('is a day, a month or a year of the shop: %s', (typed, from, before) => {
    expect(readOrderSearch(typed, PARIS)?.time).toEqual({ from, before })
  })

  it('is a day where the shop is', () => {
    const time = readOrderSearch('2026-11-15', shopCalendar('America/Montreal'))?.time
    expect(time).toEqual({ from: '2026-11-15T05:00:00.000Z', before: '2026-11-16T05:00:00.000Z' })
  })

  it.each(['31.2.2026', '2026-13', '0.1.2026', '2026-11-31'])('is no day where the calendar has none: %s', (typed) => {
    expect(readOrderSearch(typed, PARIS)?.time).toBeUndefined()
  })

  it('is a running number, or part of a name or an address in any case', () => {
    expect(readOrderSearch('12', PARIS)).toEqual({ runningNumber: 12, name: '12', email: '12' })
    expect(readOrderSearch('ZOË', PARIS)).toEqual({ name: 'zoë', email: 'zoë' })
  })

  it('is nothing where there is nothing to look for', () => {
    expect(readOrderSearch('  ', PARIS)).toBeUndefined()
  })
})
