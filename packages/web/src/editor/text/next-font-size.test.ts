import { FONT_SIZES } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { nextFontSize } from './next-font-size.ts'

describe('the next font size', () => {
  it('walks the allowed sizes both ways and ends with them', () => {
    const walk = (from: number, way: 1 | -1): readonly number[] => {
      const next = nextFontSize(from, way)
      return next === undefined ? [] : [next, ...walk(next, way)]
    }
    expect(walk(FONT_SIZES[0], 1)).toEqual(FONT_SIZES.slice(1))
    expect(walk(3.387, -1)).toEqual(FONT_SIZES.slice(0, -1).toReversed())
  })

  it('leads from a size between two of them to its neighbours', () => {
    expect([nextFontSize(1, -1), nextFontSize(1, 1)]).toEqual([0.917, 1.693])
  })
})
