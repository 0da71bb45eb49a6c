import { describe, expect, it } from 'vitest'
import { SALIENCY_SIDE as SIDE } from '../photo/index.ts'
import { subjectOf } from './subject-of.ts'

const grid = (draws: (column: number, row: number) => number) =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => draws(cell % SIDE, Math.floor(cell / SIDE)))

describe('what a photo is of', () => {
  it('is the one thing that stands out', () => {
    const standing = grid((column, row) => (column >= 4 && column < 8 && row >= 8 ? 200 : 10))
    expect(subjectOf(standing)).toEqual({ x: 0.25, y: 0.5, width: 0.25, height: 0.5 })
  })

  it('is not told where nothing stands out, several things do, or all of it does', () => {
    expect(subjectOf(grid(() => 0))).toBeUndefined()
    expect(subjectOf(grid(() => 90))).toBeUndefined()
    expect(subjectOf(grid((column) => (column < 2 || column > 13 ? 200 : 10)))).toBeUndefined()
    expect(subjectOf([])).toBeUndefined()
  })
})
