import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressSchema, orderRequestSchema } from './index.ts'

describe('an order', () => {
  const order = { collageid: 'a', requestKey: '0b7c1d2e-0000-4000-8000-000000000000' }

  it('needs a collage and a key, and has no preference unless told otherwise', () => {
    expect(v.parse(orderRequestSchema, order)).toEqual({ ...order, material: '', amount: '', currency: '', way: '' })
  })

  it.each([
    [{ collageid: '' }],
    [{ requestKey: 'short' }],
    [{ requestKey: 'with spaces in it, and long' }],
    [{ material: 'GOLD' }],
    [{ version: 0 }],
    [{ way: ['post', 'pickup'] }],
  ])('is refused with %j', (change) => {
    expect(v.is(orderRequestSchema, { ...order, ...change })).toBe(false)
  })
})

describe('the address of an order', () => {
  it('has every field, empty where it was not said', () => {
    const empty = { name: '', street: '', street2: '', postcode: '', city: '', country: '', phone: '' }
    expect(v.parse(addressSchema, { city: 'Liège', way: 'post' })).toEqual({ ...empty, city: 'Liège' })
  })

  it.each([[{ street: 'x'.repeat(1001) }], [{ city: 5 }], [{ name: ['a', 'b'] }]])('is none with %j', (change) => {
    expect(v.is(addressSchema, change)).toBe(false)
  })
})
