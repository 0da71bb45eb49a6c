import { describe, expect, it } from 'vitest'
import { isSideways, rotationOf } from './rotation.ts'

describe('rotation', () => {
  it.each([
    [0, 0],
    [90, 90],
    [270, 270],
    [360, 0],
    [450, 90],
    [-90, 270],
    [-450, 270],
    [45, 0],
    [89.9, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %f degrees is %i', (degrees, expected) => {
    expect(rotationOf(degrees)).toBe(expected)
  })

  it('swaps the sides at 90 and 270', () => {
    expect(([0, 90, 180, 270] as const).filter(isSideways)).toEqual([90, 270])
  })
})
