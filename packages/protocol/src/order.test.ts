import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderRequestSchema } from './index.ts'

describe('an order', () => {
  const order = { collageid: 'a', requestKey: '0b7c1d2e-0000-4000-8000-000000000000' }

  it('needs a collage and a key, and has no preference unless told otherwise', () => {
    expect(v.parse(orderRequestSchema, order)).toEqual({ ...order, material: '', amount: '', currency: '' })
  })

  it.each([
    [{ collageid: '' }],
    [{ requestKey: 'short' }],
    [{ requestKey: 'with spaces in it, and long' }],
    [{ material: 'GOLD' }],
    [{ version: 0 }],
  ])('is refused with %j', (change) => {
    expect(v.is(orderRequestSchema, { ...order, ...change })).toBe(false)
  })
})
