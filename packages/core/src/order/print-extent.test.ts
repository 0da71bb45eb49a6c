import { describe, expect, it } from 'vitest'
import { exceeds, printExtent } from './index.ts'

describe('how much there is to print', () => {
  it('is the sheets with their wrap or bleed, at the resolution of the press', () => {
    const plain = printExtent([{ width: 140, height: 100 }], '', 300)
    expect(plain.megapixels).toBeCloseTo(195.3, 1)
    expect(printExtent([{ width: 140, height: 100 }], '', 150).megapixels).toBeCloseTo(plain.megapixels / 4, 6)
    expect(printExtent([{ width: 140, height: 100 }], 'CANVAS4CM', 300).megapixels).toBeGreaterThan(plain.megapixels)
    expect(printExtent([], 'POSTER', 300)).toEqual({ pages: 0, megapixels: 0 })
  })

  it('is too much by its pages or by its pixels', () => {
    const most = { pages: 2, megapixels: 10 }
    expect(exceeds({ pages: 2, megapixels: 10 }, most)).toBe(false)
    expect(exceeds({ pages: 3, megapixels: 1 }, most)).toBe(true)
    expect(exceeds({ pages: 1, megapixels: 10.1 }, most)).toBe(true)
  })
})
