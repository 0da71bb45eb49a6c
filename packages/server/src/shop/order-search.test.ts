import { describe, expect, it } from 'vitest'
import { newOrderNumber } from '../orders/order-number.ts'
import { readOrderSearch } from './order-search.ts'

describe('what an operator types to find an order', () => {
  it('is a number as a customer reads it out', () => {
    const number = newOrderNumber()
    expect(readOrderSearch(` ${number.toLowerCase().replace('-', ' ')} `)?.number).toBe(number)
  })

  it.each([
    ['2026-11-15', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['15.11.2026', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['5/7/2026', '2026-07-04T22:00:00.000Z', '2026-07-05T22:00:00.000Z'],
    ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('is a day, a month or a year of the shop: %s', (typed, from, before) => {
    expect(readOrderSearch(typed)?.time).toEqual({ from, before })
  })

  it.each(['31.2.2026', '2026-13', '0.1.2026', '2026-11-31'])('is no day where the calendar has none: %s', (typed) => {
    expect(readOrderSearch(typed)?.time).toBeUndefined()
  })

  it('is a running number, or part of a name or an address in any case', () => {
    expect(readOrderSearch('12')).toEqual({ runningNumber: 12, name: '12', email: '12' })
    expect(readOrderSearch('ZOË')).toEqual({ name: 'zoë', email: 'zoë' })
  })

  it('is nothing where there is nothing to look for', () => {
    expect(readOrderSearch('  ')).toBeUndefined()
  })
})
