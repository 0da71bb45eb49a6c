import { describe, expect, it } from 'vitest'
import { readPrices } from './read-prices.ts'

const step = (upToCm2: unknown, price: unknown) => ({ upToCm2, price })
const POSTER = [step(900, '9.95'), step(2000, '14.90')]
const WHOLE = { currency: 'EUR', materials: { POSTER } }
const posters = (...steps: readonly unknown[]) => ({ ...WHOLE, materials: { POSTER: steps } })

const MANY = Array.from({ length: 101 }, (_, index) => step(index + 1, '9.95'))

describe('a file with prices', () => {
  it('is read to the smallest unit of its currency', () => {
    expect(readPrices(WHOLE)).toEqual({
      currency: 'EUR',
      digits: 2,
      materials: {
        POSTER: [
          [900, 995],
          [2000, 1490],
        ],
      },
    })
    const dinars = { currency: 'KWD', materials: { POSTER: [step(900, '1.250')] } }
    expect(readPrices(dinars)).toMatchObject({ digits: 3, materials: { POSTER: [[900, 1250]] } })
  })

  it.each([
    [null, 'it must be an object of currency and materials'],
    [[], 'currency is missing'],
    [{ currency: 'EUR' }, 'materials is missing'],
    [{ ...WHOLE, taxes: 1 }, 'taxes is none of currency and materials'],
    [{ ...WHOLE, currency: 'EURO' }, 'currency must be an ISO 4217 code such as "EUR"'],
    [{ ...WHOLE, currency: 978 }, 'currency must be an ISO 4217 code such as "EUR"'],
    [
      { ...WHOLE, materials: { GOLD: POSTER } },
      'materials.GOLD is none of POSTER, CANVAS2CM, CANVAS4CM, DIBOND, PLEXI, TILES, TILESPERM',
    ],
    [
      { ...WHOLE, materials: { '': POSTER } },
      'materials. is none of POSTER, CANVAS2CM, CANVAS4CM, DIBOND, PLEXI, TILES, TILESPERM',
    ],
    [{ ...WHOLE, materials: { POSTER: '9.95' } }, 'materials.POSTER must be a list of steps'],
    [posters(), 'materials.POSTER must have at least one step'],
    [posters(...MANY), 'materials.POSTER must have at most 100 steps'],
    [posters(9.95), 'materials.POSTER.0 must be an object of upToCm2 and price'],
    [posters({ upToCm2: 900 }), 'materials.POSTER.0.price is missing'],
    [posters({ ...step(900, '9.95'), note: '' }), 'materials.POSTER.0.note is none of upToCm2 and price'],
    [posters(step('900', '9.95')), 'materials.POSTER.0.upToCm2 must be a whole number of square centimetres'],
    [posters(step(900.5, '9.95')), 'materials.POSTER.0.upToCm2 must be a whole number of square centimetres'],
    [posters(step(0, '9.95')), 'materials.POSTER.0.upToCm2 must be above 0'],
    [posters(step(2e6, '9.95')), 'materials.POSTER.0.upToCm2 must be at most 1000000'],
    [posters(...POSTER, step(2000, '15.00')), 'materials.POSTER.2.upToCm2 must be more than in the step before'],
    [posters(...POSTER.toReversed()), 'materials.POSTER.1.upToCm2 must be more than in the step before'],
    [posters(step(900, 9.95)), 'materials.POSTER.0.price must be a text such as "9.95"'],
    [
      posters(step(900, '0.00')),
      'materials.POSTER.0.price must be above 0 and have 2 digits behind the point, unlike "0.00"',
    ],
    [
      posters(step(900, '9,95')),
      'materials.POSTER.0.price must be above 0 and have 2 digits behind the point, unlike "9,95"',
    ],
  ])('is refused as %j, with its place', (given, problem) => {
    expect(readPrices(given)).toEqual({ problem })
  })
})
