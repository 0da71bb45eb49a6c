import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { neighbourSizes } from './neighbour-sizes.ts'

describe('the sizes beside one', () => {
  it('are the next smaller and the next larger of its proportions', () => {
    expect(neighbourSizes({ width: 60, height: 40 }, STANDARD_SIZES)).toEqual([
      { width: 40, height: 30 },
      { width: 75, height: 50 },
    ])
  })

  it('lie one in the other, and never turn', () => {
    for (const size of STANDARD_SIZES) {
      for (const { width, height } of neighbourSizes(size, STANDARD_SIZES)) {
        expect(Math.sign(width - size.width)).toBe(Math.sign(height - size.height))
        expect(Math.sign(width - height)).toBe(Math.sign(size.width - size.height))
      }
    }
  })
})
