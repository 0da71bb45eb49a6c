import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PreparedPhoto } from './prepare-photo.ts'
import { readRows } from './read-rows.ts'

/** Three pixels across, two down; the red channel numbers them. */
const NUMBERED = [1, 2, 3, 4, 5, 6]

describe('rows of a photo in its box', () => {
  let folder: string
  let descriptor: number
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'collagerie-rows-'))
    const file = join(folder, 'photo')
    writeFileSync(file, Buffer.from(NUMBERED.flatMap((number) => [number, 0, 0, 255])))
    descriptor = openSync(file, 'r')
  })
  afterAll(() => {
    closeSync(descriptor)
    rmSync(folder, { recursive: true })
  })

  function rows(turn: number, isMirrored: boolean, first: number, count: number, isMirroredInBox = false): number[] {
    const photo: PreparedPhoto = {
      file: '',
      start: 0,
      width: 3,
      height: 2,
      turn,
      toning: 'none',
      isMirroredInBox,
      rowLength: 3,
      isMirrored,
    }
    return Array.from(readRows(photo, descriptor, first, count)).filter((_, at) => at % 4 === 0)
  }

  it.each([
    [0, false, [1, 2, 3, 4, 5, 6]],
    [90, false, [4, 1, 5, 2, 6, 3]],
    [180, false, [6, 5, 4, 3, 2, 1]],
    [270, false, [3, 6, 2, 5, 1, 4]],
    [0, true, [3, 2, 1, 6, 5, 4]],
    [90, true, [6, 3, 5, 2, 4, 1]],
    [180, true, [4, 5, 6, 1, 2, 3]],
    [270, true, [1, 4, 2, 5, 3, 6]],
  ])('are turned by %i, mirrored first: %s', (turn, isMirrored, expected) => {
    const sideways = turn === 90 || turn === 270
    const count = sideways ? 3 : 2
    expect(rows(turn, isMirrored, 0, count)).toEqual(expected)
    const width = expected.length / count
    // Row by row they are the same.
    const single = Array.from({ length: count }, (_, row) => rows(turn, isMirrored, row, 1)).flat()
    expect(single).toEqual(expected)
    expect(width).toBe(sideways ? 2 : 3)
  })
})
