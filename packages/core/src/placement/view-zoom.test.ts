import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsMoveHelp, zoomView } from './index.ts'

describe('the zoom of the view', () => {
  it.each([
    [1, 2, 30, 2],
    [3, 2, 30, 4],
    [2, 0.1, 30, 1],
    [1, 2, 12.5, 1],
    [1, 2, 12.6, 2],
    [4, 0.5, 12.5, 4],
    [2, Number.NaN, 30, 2],
    [2, Number.POSITIVE_INFINITY, 30, 2],
  ])('from %f by %f at %f dpi is %f', (zoom, factor, dpi, expected) => {
    expect(zoomView(zoom, factor, dpi)).toBe(expected)
  })

  it('never leaves 1 to 4', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 4, noNaN: true }), fc.double(), fc.double(), (zoom, factor, dpi) => {
        const next = zoomView(zoom, factor, dpi)
        expect(next >= 1 && next <= 4).toBe(true)
      }),
      { seed: 42, numRuns: 500 },
    )
  })

  it('asks for help beyond 1.1', () => {
    expect([1, 1.1, 1.11].map(needsMoveHelp)).toEqual([false, false, true])
  })
})
