import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from './generate.ts'
import { instagram } from './instagram.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectNeighboursSpaced, expectNoOverlap, expectReadingOrder } from './testing/layout-rules.ts'

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

  it('lays as many full rows of squares as fit, the block centred', () => {
    assert(
      property(anyInput(instagram), (input) => {
        const values = settle(instagram, input)
        const { photos } = instagram.layout({ ...input, values })
        const { numberVert = 0, borderCM = 0, marginCM = 0 } = values
        const side = photos[0]?.width ?? 0
        for (const photo of photos) {
          expect(photo.width).toBeCloseTo(side, 9)
          expect(photo.height).toBeCloseTo(side, 9)
        }
        const rows = photos.length / numberVert
        expect(Number.isInteger(rows) && rows >= 1).toBe(true)
        const height = rows * (side + borderCM) - borderCM
        expect(height + side + borderCM).toBeGreaterThan(input.format.height - 2 * marginCM)
        expect(photos[0]?.x).toBeCloseTo(marginCM, 9)
        expect(photos[0]?.y).toBeCloseTo((input.format.height - height) / 2, 9)
        const last = photos.at(-1)
        expect((last?.x ?? 0) + side).toBeCloseTo(input.format.width - marginCM, 9)
        expectNoOverlap({ photos })
        expectNeighboursSpaced({ photos }, borderCM)
        expectReadingOrder({ photos })
      }),
      { seed: 42, numRuns: 80 },
    )
  })
})
