import { describe, expect, it } from 'vitest'
import { squarestGrid } from './squarest-grid.ts'

const GRIDS = [
  [5, 5],
  [5, 4],
  [6, 3],
] as const

describe('squarestGrid', () => {
  it.each([
    [30, 30, 5, 5],
    [50, 40, 5, 4],
    [40, 50, 4, 5],
    [60, 30, 6, 3],
    [30, 60, 3, 6],
  ])('on %d x %d is %d columns and %d rows', (width, height, numberVert, numberHor) => {
    expect(squarestGrid({ width, height }, GRIDS)).toEqual({ numberVert, numberHor })
  })
})
