import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import type { PhotoBox } from './design.ts'
import { settle } from './generate.ts'
import { mosaic1 } from './mosaic1.ts'
import { controlTable } from './testing/control-rules.ts'
import { barePart, expectMosaic } from './testing/mosaic-rules.ts'

/** The rows of a layout, each as its seams in shares of the width. */
function seamsOf(photos: readonly PhotoBox[], width: number, marginCM: number): number[][] {
  const rows = new Map<string, number[]>()
  for (const photo of photos) {
    const key = photo.y.toFixed(4)
    rows.set(key, [...(rows.get(key) ?? []), (photo.x - marginCM) / (width - 2 * marginCM)])
  }
  return [...rows.values()].map((row) => row.slice(1))
}

describe('mosaic1', () => {
  it('has rows, spacing and margin, in this order', () => {
    expect(controlTable(mosaic1)).toEqual([
      ['numberVert', 2, 7, 1, 4],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
  })

  it.each([
    [60, 30, 2, 4],
    [50, 40, 2, 7],
    [100, 100, 2, 8],
    [80, 120, 2, 12],
    [40, 30, 2, 6],
    [49.5, 42, 2, 8],
    [50, 42, 2, 6],
    [140, 100, 2, 5],
    [140, 20, 2, 2],
    [100, 20, 2, 2],
    [30, 60, 2, 12],
    [20, 100, 3, 12],
    [20, 140, 4, 12],
    [20, 20, 2, 4],
  ])('on %d x %d has %d to %d rows', (width, height, fewest, most) => {
    expect(controlTable(mosaic1, { format: { width, height } })[0]?.slice(1, 3)).toEqual([fewest, most])
  })

  it('fills as many full-width rows as asked for, no two alike in succession', () => {
    expectMosaic(mosaic1, usualOrFull(60, 250), ({ photos }, values, format) => {
      for (const photo of photos) {
        const part = barePart(photo, format, values)
        expect(Math.min(part.width, part.height)).toBeGreaterThan(3 - 1e-6)
        expect(part.width * part.height).toBeGreaterThan(25 - 1e-6)
      }
      const rows = seamsOf(photos, format.width, Number(values['marginCM']))
      expect(rows).toHaveLength(Number(values['numberVert']))
      rows.slice(1).forEach((row, index) => expect(row).not.toEqual(rows[index]))
      for (const row of new Map(
        photos.map(({ y }) => [y.toFixed(4), photos.filter((each) => each.y === y)]),
      ).values()) {
        const widths = row.map((photo) => barePart(photo, format, values).width)
        expect(widths.length === 1 || Math.max(...widths) > 1.14 * Math.min(...widths)).toBe(true)
      }
    })
  })

  it('keeps seams 5 % of the width from those above wherever few photos leave room for it', () => {
    for (const [width, height] of [
      [40, 30],
      [50, 40],
      [40, 50],
      [50, 50],
      [75, 50],
      [100, 100],
      [80, 120],
    ] as const) {
      const format = { width, height }
      const most = Number(controlTable(mosaic1, { format })[0]?.[2])
      for (let numberVert = 2; numberVert <= most; numberVert++) {
        const values = settle(mosaic1, { format, material: '', values: { numberVert, borderCM: 0 } })
        const rows = seamsOf(mosaic1.layout({ format, material: '', values }).photos, width, 0.5)
        rows.slice(1).forEach((row, index) => {
          const above = rows[index] ?? []
          const nearest = Math.min(1, ...row.flatMap((seam) => above.map((other) => Math.abs(seam - other))))
          expect(nearest).toBeGreaterThan(Math.max(row.length, above.length) <= 4 ? 0.05 : 0.028)
        })
      }
    }
  })

  it.each(STANDARD_SIZES)(
    'has a row on $width x $height that stands out, and no photo that is what was left of one',
    (format) => {
      const values = settle(mosaic1, { format, material: '', values: {} })
      const { photos } = mosaic1.layout({ format, material: '', values })
      const heights = [...new Set(photos.map(({ height }) => height))].toSorted((a, b) => a - b)
      expect(heights.at(-1)).toBeGreaterThan(1.1 * (heights[0] ?? 0))
      for (const { width, height } of photos) expect(width / height).toBeGreaterThan(0.55)
    },
  )

  it.each(STANDARD_SIZES)('starts with four rows, three on a panorama, on $width x $height', (format) => {
    const { numberVert } = settle(mosaic1, { format, material: '', values: {} })
    expect(numberVert).toBe(format.width >= 1.7 * format.height ? 3 : 4)
  })

  it.each(STANDARD_SIZES)(
    'has one hero on $width x $height, at least half as large again as any photo of another row',
    (format) => {
      const values = settle(mosaic1, { format, material: '', values: {} })
      const { photos } = mosaic1.layout({ format, material: '', values })
      const areaOf = ({ width, height }: PhotoBox) => width * height
      const [hero, second] = photos.toSorted((a, b) => areaOf(b) - areaOf(a))
      if (!hero || !second) throw new Error('too few photos')
      expect(areaOf(hero)).toBeGreaterThan(1.25 * areaOf(second))
      const others = photos.filter(({ y }) => y !== hero.y)
      expect(areaOf(hero)).toBeGreaterThan(1.5 * Math.max(...others.map(areaOf)))
      expect(hero.height).toBeLessThan(2.4 * Math.min(...photos.map(({ height }) => height)))
    },
  )
})
