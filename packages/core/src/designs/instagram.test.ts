import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { numbersOf } from '../template/index.ts'
import { settle } from './generate.ts'
import { instagram } from './instagram.ts'
import { startingSpace } from './starting-space.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectNoOverlap, expectReadingOrder } from './testing/layout-rules.ts'

const columnsOn = (width: number, height: number, values = {}) =>
  instagram.controls({ format: { width, height }, material: '', values })[0]

describe('instagram', () => {
  it('has columns, spacing and margin', () => {
    expect(controlTable(instagram)).toEqual([
      ['numberVert', 2, 10, 1, 4],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
  })

  it.each([
    [20, 20, 1, 4],
    [28, 40, 1, 5],
    [28.5, 40, 2, 5],
    [56, 60, 2, 11],
    [60, 60, 3, 12],
    [100, 100, 4, 12],
    [140, 100, 5, 12],
  ])('on %d x %d lets %d to %d columns', (width, height, minValue, maxValue) => {
    expect(columnsOn(width, height)).toMatchObject({ minValue, maxValue })
  })

  it('raises the least number of columns until one row fits', () => {
    expect(columnsOn(40, 30)).toMatchObject({ minValue: 2 })
    expect(columnsOn(50, 20)).toMatchObject({ minValue: 3 })
    expect(columnsOn(140, 20)).toMatchObject({ minValue: 8, currentValue: 8 })
    expect(columnsOn(140, 20, { borderCM: 0, marginCM: 2 })).toMatchObject({ minValue: 9 })
  })

  it('fills the width or, where half a row or more would stay empty, lets one more row in; centred both ways', () => {
    assert(
      property(anyInput(instagram), (input) => {
        const values = settle(instagram, input)
        const { photos } = instagram.layout({ ...input, values })
        const { numberVert = 0, borderCM = 0, marginCM = 0 } = numbersOf(values)
        const { width, height } = input.format
        const side = photos[0]?.width ?? 0
        for (const photo of photos) {
          expect(photo.width).toBeCloseTo(side, 9)
          expect(photo.height).toBeCloseTo(side, 9)
        }
        const rows = photos.length / numberVert
        expect(Number.isInteger(rows) && rows >= 1).toBe(true)
        const across = numberVert * (side + borderCM) - borderCM
        const down = rows * (side + borderCM) - borderCM
        const fillsWidth = Math.abs(across - (width - 2 * marginCM)) < 1e-9
        const fillsHeight = Math.abs(down - (height - 2 * marginCM)) < 1e-9
        expect(fillsWidth || fillsHeight).toBe(true)
        expect(fillsHeight || height - 2 * marginCM - down - borderCM < side / 2).toBe(true)
        // One spacing both ways; what is left over is mat, alike at both ends.
        photos.forEach((photo, index) => {
          const [column, row] = [index % numberVert, Math.floor(index / numberVert)]
          expect(photo.x).toBeCloseTo((width - across) / 2 + column * (side + borderCM), 9)
          expect(photo.y).toBeCloseTo((height - down) / 2 + row * (side + borderCM), 9)
        })
        expect(photos.length).toBeLessThanOrEqual(144)
        expectNoOverlap({ photos })
        expectReadingOrder({ photos })
      }),
      { numRuns: 200 },
    )
  })

  it.each(STANDARD_SIZES)('starts on $width x $height full to its margin, or with a mat', (format) => {
    const values = settle(instagram, { format, material: '', values: {} })
    const { photos } = instagram.layout({ format, material: '', values })
    const [left, top] = [Math.min(...photos.map(({ x }) => x)), Math.min(...photos.map(({ y }) => y))]
    const usual = startingSpace(format).marginCM
    expect(values.marginCM).toBe(Math.max(left, top) > 2.5 ? 1.8 : usual)
    expect(Math.min(left, top)).toBeCloseTo(values.marginCM, 9)
  })

  it('leaves no half sheet empty on 60 x 40', () => {
    const format = { width: 60, height: 40 }
    const { photos } = instagram.layout({
      format,
      material: '',
      values: { numberVert: 3, borderCM: 0.5, marginCM: 0.5 },
    })
    expect(photos).toHaveLength(6)
    expect(photos[0]?.width).toBeCloseTo(19.25, 9)
  })
})
