import { describe, expect, it } from 'vitest'
import { printedCrop } from './printed-crop.ts'

describe('the pixels a crop is made from', () => {
  it('are the whole ones around it, and what is kept has exactly the printed size', () => {
    const crop = { x: 0.101, y: 0.2, width: 0.333, height: 0.5 }
    const { read, resized, kept } = printedCrop({ width: 1000, height: 500 }, crop, { width: 999, height: 750 })
    expect(read).toEqual({ x: 101, y: 100, width: 333, height: 250 })
    expect(resized).toEqual({ width: 999, height: 750 })
    expect(kept).toEqual({ x: 0, y: 0, width: 999, height: 750 })
  })

  it('start half a printed pixel off at most, whatever the enlargement', () => {
    const crop = { x: 0.1005, y: 0, width: 0.5, height: 1 }
    const { read, kept } = printedCrop({ width: 1000, height: 1000 }, crop, { width: 4000, height: 8000 })
    const scale = 4000 / 500
    expect(read?.x).toBe(100)
    expect(Math.abs(kept.x - 0.5 * scale)).toBeLessThanOrEqual(0.5)
  })

  it('are all of a photo that shrinks much, so that its decoder can leave out detail', () => {
    const crop = { x: 0.1, y: 0, width: 0.8, height: 1 }
    const { read, kept } = printedCrop({ width: 4000, height: 3000 }, crop, { width: 800, height: 750 })
    expect(read).toBeUndefined()
    expect(kept).toEqual({ x: 100, y: 0, width: 800, height: 750 })
  })
})
