import type { CatalogueSize } from '@collagerie/core/catalogue'
import type { Material } from '@collagerie/core/format'
import type { Prices } from '@collagerie/core/prices'
import { describe, expect, it } from 'vitest'
import { areCounted } from './size-face.tsx'
import { areAllLeast, sizePrices } from './size-prices.ts'

const PRICES: Prices = {
  currency: 'EUR',
  digits: 2,
  materials: { POSTER: [[20_000, 1490]], CANVAS4CM: [[20_000, 9990]] },
}

function size(width: number, height: number, materials: readonly Material[], photos?: number): CatalogueSize {
  const id = `${width}x${height}`
  const known = photos === undefined ? {} : { photos }
  return { id, width, height, description: `${width} x ${height} cm`, url: '', materials, ...known }
}

const SMALL = size(40, 30, ['', 'POSTER'])
const LARGE = size(60, 40, ['', 'POSTER', 'CANVAS4CM'])

describe('the prices of sizes', () => {
  it('are those of the chosen material, and the least where a size is not offered on it', () => {
    const found = sizePrices(PRICES, 'CANVAS4CM', [SMALL, LARGE])
    expect(found.get('60x40')).toEqual({ price: { amount: '99.90', currency: 'EUR' }, isLeast: false })
    expect(found.get('40x30')).toEqual({ price: { amount: '14.90', currency: 'EUR' }, isLeast: true })
    expect(areAllLeast(found)).toBe(false)
  })

  it('are all the least while no material is chosen, and where no size shown is offered on it', () => {
    expect(areAllLeast(sizePrices(PRICES, '', [SMALL, LARGE]))).toBe(true)
    expect(areAllLeast(sizePrices(PRICES, 'CANVAS4CM', [SMALL]))).toBe(true)
    expect(areAllLeast(sizePrices(PRICES, '', []))).toBe(false)
  })
})

it('the photos of sizes are counted where they differ and are known of every one', () => {
  const counted = (...photos: (number | undefined)[]) =>
    areCounted(photos.map((each, index) => size(40 + index, 30, [], each)))
  expect(counted(6, 9)).toBe(true)
  expect(counted(6, 6)).toBe(false)
  expect(counted(6, undefined, 9)).toBe(false)
})
