import { describe, expect, it } from 'vitest'
import { isSamePrice, lowestOf, lowestPrice, type Prices, priceOf, priceOfPages } from './index.ts'

const PRICES: Prices = {
  currency: 'EUR',
  digits: 2,
  materials: {
    POSTER: [
      [900, 995],
      [2000, 1490],
      [3387, 2010],
    ],
    DIBOND: [[14_000, 4995]],
  },
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })

describe('the price of a piece', () => {
  it.each([
    [20, 20, '9.95'],
    [30, 30, '9.95'],
    [30.5, 30, '14.90'],
    [50, 40, '14.90'],
    [40, 50, '14.90'],
    [50, 40.5, '20.10'],
  ])('of %d x %d cm is that of the step its area is in: %s', (width, height, amount) => {
    expect(priceOf(PRICES, 'POSTER', { width, height })).toEqual(euros(amount))
  })

  it('is by the exact area, not by what numbers with a point make of it', () => {
    const format = { width: 21.6, height: 22.5 }
    expect(format.width * format.height).toBeGreaterThan(486)
    expect(priceOf({ ...PRICES, materials: { TILES: [[486, 1]] } }, 'TILES', format)).toEqual(euros('0.01'))
    expect(priceOf({ ...PRICES, materials: { TILES: [[485, 1]] } }, 'TILES', format)).toBeUndefined()
  })

  it('is none beyond the last step, on a material without prices, and without a material', () => {
    expect(priceOf(PRICES, 'POSTER', { width: 80, height: 60 })).toBeUndefined()
    expect(priceOf(PRICES, 'PLEXI', { width: 30, height: 30 })).toBeUndefined()
    expect(priceOf(PRICES, '', { width: 30, height: 30 })).toBeUndefined()
  })

  it('is that of all its pages, and none where one has none', () => {
    const [small, middle, large] = [30, 40, 100].map((side) => ({ width: side, height: side }))
    if (!small || !middle || !large) throw new Error('there are three')
    expect(priceOfPages(PRICES, 'POSTER', [small, middle, small])).toEqual(euros('34.80'))
    expect(priceOfPages(PRICES, 'POSTER', [small, large])).toBeUndefined()
    expect(priceOfPages(PRICES, 'POSTER', [])).toBeUndefined()
  })
})

describe('the lowest price', () => {
  it('of some is by amount and not by letter, and none of none', () => {
    expect(lowestOf([euros('14.90'), euros('9.95'), euros('120.00')])).toEqual(euros('9.95'))
    expect(lowestOf([])).toBeUndefined()
  })

  const format = { width: 50, height: 40 }

  it('is that of the cheapest piece that is sold', () => {
    const pieces = (['', 'PLEXI', 'DIBOND', 'POSTER'] as const).map((material) => ({ material, format }))
    expect(lowestPrice(PRICES, pieces)).toEqual(euros('14.90'))
    expect(lowestPrice(PRICES, pieces.slice(0, 2))).toBeUndefined()
  })
})

describe('two prices', () => {
  it.each([
    [euros('9.95'), euros('9.95'), true],
    [euros('9.95'), euros('9.96'), false],
    [euros('9.95'), { amount: '9.95', currency: 'CHF' }, false],
    [euros('9.95'), undefined, false],
    [undefined, undefined, true],
  ])('%j and %j are the same: %s', (a, b, same) => {
    expect(isSamePrice(a, b)).toBe(same)
  })
})
