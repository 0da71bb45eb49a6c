import { describe, expect, it } from 'vitest'
import { newOrderNumber } from '../orders/order-number.ts'
import { readOrderSearch } from './order-search.ts'

describe('what an operator types to find an order', () => {
  it('is a number as a customer reads it out', () => {
    const number = newOrderNumber()
    expect(readOrderSearch(` ${number.toLowerCase().replace('-', ' ')} `)?.number).toBe(number)
  })

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['15.11.2026', '2026-11-15'],
    ['5/1/2026', '2026-01-05'],
    ['2026-11', '2026-11'],
    ['2026', '2026'],
  ])('is a day, a month or a year: %s', (typed, time) => {
    expect(readOrderSearch(typed)?.time).toBe(time)
  })

  it('is a running number, or part of a name or an address in any case', () => {
    expect(readOrderSearch('12')).toEqual({ runningNumber: 12, name: '12', email: '12' })
    expect(readOrderSearch('ZOË')).toEqual({ name: 'zoë', email: 'zoë' })
  })

  it('is nothing where there is nothing to look for', () => {
    expect(readOrderSearch('  ')).toBeUndefined()
  })
})
