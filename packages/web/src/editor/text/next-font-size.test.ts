import { PHOTO_TEXT_SIZES } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { nextFontSize } from './next-font-size.ts'

describe('the next font size', () => {
  it('walks the allowed sizes both ways and ends with them', () => {
    const walk = (from: number, way: 1 | -1): readonly number[] => {
      const next = nextFontSize(from, way)
      return next === undefined ? [] : [next, ...walk(next, way)]
    }
    expect(walk(0.564, 1)).toEqual(PHOTO_TEXT_SIZES.slice(1))
    expect(walk(3.387, -1)).toEqual(PHOTO_TEXT_SIZES.slice(0, -1).toReversed())
  })

  it('is never more than a third larger', () => {
    const steps = PHOTO_TEXT_SIZES.slice(1).map((size, index) => size / (PHOTO_TEXT_SIZES[index] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(4 / 3)
  })

  it('leads from a size between two of them to its neighbours', () => {
    expect([nextFontSize(1, -1), nextFontSize(1, 1)]).toEqual([0.917, 1.129])
  })
})
