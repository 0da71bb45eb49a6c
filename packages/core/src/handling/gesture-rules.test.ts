import { describe, expect, it } from 'vitest'
import { isDrag, isOneFingerPan, isTap, twoFingerGesture } from '../handling/index.ts'

describe('a pointer', () => {
  it.each([
    [0, 0, 'tap'],
    [2000, 10, 'tap'],
    [100, 12, 'undecided'],
    [300, 15, 'undecided'],
    [301, 12, 'drag'],
    [10, 16, 'drag'],
    [1000, 400, 'drag'],
  ])('after %i ms and %i px is a %s', (elapsed, distance, expected) => {
    const travel = { elapsed, distance }
    expect(isTap(travel) ? 'tap' : isDrag(travel) ? 'drag' : 'undecided').toBe(expected)
    expect(isTap(travel) && isDrag(travel)).toBe(false)
  })

  it.each([
    [50, 3, true],
    [51, 3, false],
    [10, 2, false],
    [10, 2.1, true],
  ])('on touch, after %i ms and %f px, moves the sheet: %s', (elapsed, distance, expected) => {
    expect(isOneFingerPan({ elapsed, distance })).toBe(expected)
  })
})

describe('two fingers', () => {
  it.each([
    [100, 111, 'zoom'],
    [100, 89, 'zoom'],
    [100, 110, 'pan'],
    [100, 90, 'pan'],
  ])('%i then %i px apart %s', (start, now, expected) => {
    expect(twoFingerGesture(start, now)).toBe(expected)
  })
})
