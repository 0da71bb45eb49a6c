import { describe, expect, it } from 'vitest'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { mosaicinsta } from './mosaicinsta.ts'
import { controlTable } from './testing/control-rules.ts'
import { barePart, expectMosaic, layoutsOf } from './testing/mosaic-rules.ts'

describe('mosaicinsta', () => {
  it('has layout, spacing and margin, in this order', () => {
    expect(controlTable(mosaicinsta).map(([key, min, , step, value]) => [key, min, step, value])).toEqual([
      ['layout', 0, 1, 0],
      ['borderCM', 0, 0.1, 0.5],
      ['marginCM', 0.5, 0.1, 0.5],
    ])
    expect(
      controlTable(mosaicinsta)
        .slice(1)
        .map((row) => row[2]),
    ).toEqual([2, 2])
  })

  it.each([
    [20, 20],
    [40, 30],
    [50, 40],
    [60, 30],
    [60, 60],
    [100, 100],
    [140, 100],
    [33.5, 47],
  ])('on %d x %d has a different layout for each of at most 26 letters', (width, height) => {
    const layouts = layoutsOf(mosaicinsta, 'layout', { width, height })
    expect(layouts.length).toBeGreaterThan(1)
    expect(layouts.length).toBeLessThanOrEqual(26)
    expect(new Set(layouts).size).toBe(layouts.length)
  })

  it('has small squares and large ones twice as wide, at least one of each', () => {
    for (const [width, height] of [
      [40, 30],
      [50, 50],
      [30, 60],
      [140, 100],
    ] as const) {
      const format = { width, height }
      for (const layout of layoutsOf(mosaicinsta, 'layout', format)) {
        const { photos } = JSON.parse(layout) as { photos: { width: number; height: number }[] }
        const parts = photos.map((photo) => barePart(photo, format, { borderCM: 0.5, marginCM: 0.5 }))
        for (const part of parts) expect(part.width).toBeCloseTo(part.height, 6)
        const sides = [...new Set(parts.map((part) => part.width.toFixed(4)))].map(Number).toSorted((a, b) => a - b)
        expect(sides).toHaveLength(2)
        expect(sides[1]).toBeCloseTo(2 * (sides[0] ?? 0), 3)
      }
    }
  })

  it('fills the photo area exactly on any format, also where no squares fit', () => {
    expect(() => expectMosaic(mosaicinsta, usualOrFull(60, 250))).not.toThrow()
  })
})
