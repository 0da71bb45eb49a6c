import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design, Layout } from '../design.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

function layoutOf(design: Design, values: DesignValues, format = { width: 50, height: 40 }): Layout {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) })
}

describe('the shape font', () => {
  it('builds digits from whole photos, equally spaced, without a clip', () => {
    const { photos, clip } = layoutOf(number, { numberValue: 8, fontset: 3, hasText: 20 })
    expect(clip).toBeUndefined()
    expect(photos).toHaveLength(13)
    const [first, second] = photos
    const gap = (second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)
    const below = photos[3]
    expect((below?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(gap, 10)
  })

  it.each(STANDARD_SIZES)('has no photo three times as long as it is wide on $width x $height', (format) => {
    for (let digit = 0; digit < 10; digit++) {
      for (const count of [1, 2, 3, 4]) {
        const design = count < 4 ? number : numberyear
        const { photos } = layoutOf(design, { numberValue: `${digit}`.repeat(count), fontset: 3 }, format)
        for (const { width, height } of photos) expect(Math.max(width / height, height / width)).toBeLessThan(2.9)
      }
    }
  })

  it('has no more than seven photos to a digit where there are several', () => {
    for (const digits of ['18', '50', '88', '100', '888'])
      expect(layoutOf(number, { numberValue: digits, fontset: 3 }).photos.length).toBeLessThanOrEqual(7 * digits.length)
  })

  it.each(STANDARD_SIZES)(
    'has bars no thicker than its uprights where it is stretched, on $width x $height',
    (format) => {
      for (const design of [number, numberyear, numberdate]) {
        const { photos } = layoutOf(design, { numberValue: '1111', fontset: 3 }, format)
        const [flag] = photos
        const stem = photos.find(({ height, width }) => height > width)
        if (!flag || !stem) throw new Error('too few photos')
        expect(flag.height).toBeLessThanOrEqual(1.3 * stem.width)
      }
    },
  )

  it.each(STANDARD_SIZES)('has strokes wider than its holes on $width x $height', (format) => {
    const { photos } = layoutOf(number, { numberValue: '0', fontset: 3 }, format)
    const [left, middle, , side] = photos
    if (!left || !middle || !side) throw new Error('too few photos')
    expect(middle.width).toBeLessThan(left.width)
    expect(side.height).toBeLessThan(left.height)
    for (const { width, height } of photos) {
      expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(2)
    }
  })

  it.each(STANDARD_SIZES)('has more space between digits than inside them on $width x $height', (format) => {
    for (const design of [numberyear, numberdate]) {
      const { photos } = layoutOf(design, { numberValue: '0000', fontset: 3 }, format)
      const [left] = photos
      if (!left) throw new Error('too few photos')
      const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6
      const row = photos.filter(({ y }) => isNear(y, left.y)).toSorted((a, b) => a.x - b.x)
      const column = photos.filter(({ x }) => isNear(x, left.x)).toSorted((a, b) => a.y - b.y)
      const across = (from: number, to: number) => (row[to]?.x ?? 0) - (row[from]?.x ?? 0) - (row[from]?.width ?? 0)
      const down = (from: number, to: number) =>
        (column[to]?.y ?? 0) - (column[from]?.y ?? 0) - (column[from]?.height ?? 0)
      // A bar has two photos and the side of a nought three, of which the second and third are all beside its hole.
      const hole = (row[1]?.x ?? 0) - (column[1]?.x ?? 0) - (column[1]?.width ?? 0)
      expect(across(1, 2)).toBeGreaterThan(1.05 * hole)
      const between = column.length > 3 ? down(2, 3) : Number.POSITIVE_INFINITY
      expect(between).toBeGreaterThan(1.05 * hole)
    }
  })

  it('widens its photos rather than let them fall below 2 cm2', () => {
    const { photos } = layoutOf(numberyear, { numberValue: '8888', fontset: 3, hasText: 24 }, { width: 20, height: 20 })
    expect(photos).toHaveLength(28)
    for (const photo of photos) expect(photo.width * photo.height).toBeGreaterThanOrEqual(2)
  })
})
