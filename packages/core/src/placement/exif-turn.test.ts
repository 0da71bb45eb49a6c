import { describe, expect, it } from 'vitest'
import { exifTurn } from './exif-turn.ts'
import type { Rotation } from './rotation.ts'

type Grid = readonly (readonly string[])[]

const mirrored = (grid: Grid): Grid => grid.map((row) => row.toReversed())
const turnedOnce = (grid: Grid): Grid =>
  (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? '').toReversed())
const turned = (grid: Grid, rotation: Rotation): Grid =>
  rotation === 0 ? grid : turned(turnedOnce(grid), (rotation - 90) as Rotation)

/** The letter F as each orientation stores it. */
const STORED: Record<number, string> = {
  1: '##|#.|##|#.|#.',
  2: '##|.#|##|.#|.#',
  3: '.#|.#|##|.#|##',
  4: '#.|#.|##|#.|##',
  5: '#####|#.#..',
  6: '#.#..|#####',
  7: '..#.#|#####',
  8: '#####|..#.#',
}

describe('an orientation tag', () => {
  it.each([
    [3, 180],
    [6, 90],
    [8, 270],
  ])('%i turns by %i degrees', (orientation, rotation) => {
    expect(exifTurn(orientation)).toEqual({ rotation, isMirrored: false })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i shows the letter upright', (orientation) => {
    const stored = (STORED[orientation] ?? '').split('|').map((row) => row.split(''))
    const { rotation, isMirrored } = exifTurn(orientation)
    const shown = turned(isMirrored ? mirrored(stored) : stored, rotation)
    expect(shown.map((row) => row.join('')).join('|')).toBe(STORED[1])
  })

  it.each([undefined, 0, 9, -1, 6.5, Number.NaN])('%s is upright', (orientation) => {
    expect(exifTurn(orientation)).toEqual({ rotation: 0, isMirrored: false })
  })
})
