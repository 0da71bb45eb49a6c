import { describe, expect, it } from 'vitest'
import { dpiOf } from './dpi.ts'
import { placePhoto } from './placed-photo.ts'

const placed = placePhoto('1')
const original = { width: 4000, height: 3000 }

describe('the resolution of a slot', () => {
  it.each([
    ['4000 px over 4 inches', { width: 10.16, height: 7.62 }, {}, 1000],
    ['the same at zoom 2', { width: 10.16, height: 7.62 }, { zoom: 2 }, 500],
    ['3000 px of a square crop over 10 cm', { width: 10, height: 10 }, {}, 762],
    ['3000 px across when turned, over 30 cm', { width: 30, height: 40 }, { rotation: 90 }, 254],
    ['rounded down: 72.57', { width: 140, height: 100 }, {}, 72],
  ] as const)('%s', (_, slot, change, dpi) => {
    expect(dpiOf({ kind: 'photo', original, placed: { ...placed, ...change } }, slot)).toBe(dpi)
  })

  it.each([60, 75, 90, 100, 150])('of exactly %i dpi is not a dot less, whatever the size', (dpi) => {
    for (let inches = 1; inches <= 50; inches++) {
      const slot = { width: inches * 2.54, height: inches * 2.54 * 0.75 }
      const photo = { width: inches * dpi, height: inches * dpi * 0.75 }
      expect(dpiOf({ kind: 'photo', original: photo, placed }, slot)).toBe(dpi)
    }
  })

  it.each([
    ['quote', 100],
    ['text', 100],
    ['empty', -1],
  ] as const)('of a %s is %i', (kind, dpi) => {
    expect(dpiOf({ kind }, { width: 10, height: 10 })).toBe(dpi)
  })
})
