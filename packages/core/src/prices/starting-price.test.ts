import { describe, expect, it } from 'vitest'
import { type Prices, startingPrice } from './index.ts'

const PRICES: Prices = {
  currency: 'EUR',
  digits: 2,
  materials: { POSTER: [[2000, 1490]], DIBOND: [[14_000, 4995]] },
}
const SMALL = { width: 50, height: 40 }
const LARGE = { width: 100, height: 100 }

describe('what a piece costs from', () => {
  it('is its price on the chosen material', () => {
    expect(startingPrice(PRICES, 'DIBOND', ['POSTER', 'DIBOND'], [SMALL])).toEqual({
      price: { amount: '49.95', currency: 'EUR' },
      isLeast: false,
    })
  })

  it('is the lowest of those it is offered on where none is chosen, for all its pages', () => {
    const from = (formats: readonly (typeof SMALL)[]) => startingPrice(PRICES, '', ['', 'POSTER', 'DIBOND'], formats)
    expect(from([SMALL, SMALL])).toEqual({ price: { amount: '29.80', currency: 'EUR' }, isLeast: true })
    expect(from([SMALL, LARGE])).toEqual({ price: { amount: '99.90', currency: 'EUR' }, isLeast: true })
  })

  it('is none where it is not sold', () => {
    expect(startingPrice(PRICES, '', ['PLEXI'], [SMALL])).toBeUndefined()
    expect(startingPrice(PRICES, 'PLEXI', [], [SMALL])).toBeUndefined()
  })
})
