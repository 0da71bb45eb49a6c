import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squareGrids } from '../../format/index.ts'
import { anyFormat } from '../testing/arbitrary-input.ts'
import { nearlySquareGrid } from './nearly-square-grid.ts'

const named = (width: number, height: number) =>
  squareGrids({ width, height }).map((grid) => `${grid.columns}x${grid.rows}`)

describe('squareGrids', () => {
  it.each([
    [40, 30, ['4x3', '8x6']],
    [50, 40, ['5x4', '10x8']],
    [60, 30, ['4x2', '6x3', '8x4', '10x5', '12x6']],
    [75, 50, ['3x2', '6x4', '9x6', '12x8']],
    [140, 100, ['7x5', '14x10']],
    [20, 20, ['2x2', '3x3', '4x4']],
    [100, 100, ['2x2', '3x3', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9', '10x10']],
    [90, 90, ['2x2', '3x3', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9', '10x10', '11x11']],
    [20, 100, ['2x10', '3x15']],
    [40.5, 30, []],
  ])('of %d x %d are %j', (width, height, grids) => {
    expect(named(width, height)).toEqual(grids)
  })

  it('have square cells of at least 5 cm, 2 to 19 rows and under 144 cells', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        for (const { columns, rows } of squareGrids(format)) {
          expect(format.width / columns).toBeCloseTo(format.height / rows, 9)
          expect(format.width / columns).toBeGreaterThanOrEqual(5 - 1e-9)
          expect(rows).toBeGreaterThanOrEqual(2)
          expect(rows).toBeLessThanOrEqual(19)
          expect(columns * rows).toBeLessThan(144)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('nearlySquareGrid', () => {
  it('finds cells at least 5 cm wide and high, no longer than 3:2, for every format', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        const { columns, rows } = nearlySquareGrid(format)
        const [width, height] = [format.width / columns, format.height / rows]
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(5 - 1e-9)
        expect(Math.max(width / height, height / width)).toBeLessThan(1.5)
        expect(columns * rows).toBeGreaterThanOrEqual(6)
      }),
      { numRuns: 500 },
    )
  })
})
