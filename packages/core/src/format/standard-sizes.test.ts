import { describe, expect, it } from 'vitest'
import { formatId, ORIENTATION, orientationOf } from './format.ts'
import { inStandardOrder, STANDARD_SIZES } from './standard-sizes.ts'

describe('standard sizes', () => {
  it('are eleven landscape sizes, the same turned, and six squares', () => {
    expect(STANDARD_SIZES.map(formatId).join(' ')).toBe(
      '40x30 50x40 60x30 60x40 75x50 80x60 90x60 100x50 100x75 120x80 140x100 ' +
        '30x40 40x50 30x60 40x60 50x75 60x80 60x90 50x100 75x100 80x120 100x140 ' +
        '30x30 40x40 50x50 60x60 80x80 100x100',
    )
  })

  it('have the orientation of the list they stand in', () => {
    const orientations = STANDARD_SIZES.map(orientationOf)
    expect(new Set(orientations.slice(0, 11))).toEqual(new Set([ORIENTATION.landscape]))
    expect(new Set(orientations.slice(11, 22))).toEqual(new Set([ORIENTATION.portrait]))
    expect(new Set(orientations.slice(22))).toEqual(new Set([ORIENTATION.square]))
  })
})

it('any list of sizes can be put in their order, sizes of its own last', () => {
  const mixed = [{ width: 33, height: 33 }, ...STANDARD_SIZES.toReversed()]
  expect(inStandardOrder(mixed)).toEqual([...STANDARD_SIZES, { width: 33, height: 33 }])
})
