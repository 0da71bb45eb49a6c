import { describe, expect, it } from 'vitest'
import { squareGrids } from './square-grids.ts'

const written = (width: number, height: number) =>
  squareGrids({ width, height })
    .map(({ columns, rows }) => `${columns}x${rows}`)
    .join(' ')

describe('square grids', () => {
  it.each([
    [40, 30, '4x3 8x6'],
    [30, 40, '3x4 6x8'],
    [50, 40, '5x4 10x8'],
    [60, 30, '4x2 6x3 8x4 10x5 12x6'],
    [30, 30, '2x2 3x3 4x4 5x5 6x6'],
    [100, 100, '2x2 3x3 4x4 5x5 6x6 7x7 8x8 9x9 10x10'],
    [80, 80, '2x2 3x3 4x4 5x5 6x6 7x7 8x8 9x9 10x10 11x11'],
    [20, 140, '2x14'],
    [43, 37, ''],
  ])('of %fx%f are %s', (width, height, expected) => {
    expect(written(width, height)).toBe(expected)
  })

  it('have square cells of 5 cm or more, fewer than 144, on every size the press takes', () => {
    for (let width = 20; width <= 140; width += 0.5) {
      for (let height = 20; height <= 100; height += 0.5) {
        for (const { columns, rows } of squareGrids({ width, height })) {
          expect(width / columns).toBeCloseTo(height / rows, 9)
          expect(height / rows).toBeGreaterThanOrEqual(5)
          expect(columns * rows).toBeLessThan(144)
          expect(rows).toBeGreaterThanOrEqual(2)
          expect(rows).toBeLessThanOrEqual(19)
        }
      }
    }
  })
})
