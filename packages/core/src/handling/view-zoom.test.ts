import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsMoveHelp, restingZoom, zoomView } from '../handling/index.ts'

describe('the zoom of the view', () => {
  it.each([
    [1, 2, 2],
    [1, 1.001, 1.001],
    [3, 2, 4],
    [2, 0.1, 1],
    [2, Number.NaN, 2],
    [2, Number.POSITIVE_INFINITY, 2],
  ])('from %f by %f is %f', (zoom, factor, expected) => {
    expect(zoomView(zoom, factor)).toBe(expected)
  })

  it.each([
    [1.4, 30, 1.4],
    [1, 6, 1],
    [1.4, 12.5, 1],
    [1.6, 12.5, 2],
    [2.5, 12.5, 2.5],
    [3.9, 6, 1],
  ])('that a gesture leaves at %f rests, at %f dpi, at %f', (zoom, dpi, expected) => {
    expect(restingZoom(zoom, dpi)).toBeCloseTo(expected, 6)
  })

  it('never leaves 1 to 4, and rests only at the whole sheet or where it is fine enough', () => {
    const zooms = fc.double({ min: 1, max: 4, noNaN: true })
    const dpis = fc.double({ min: 0.5, max: 300, noNaN: true })
    fc.assert(
      fc.property(zooms, fc.double(), dpis, (zoom, factor, dpi) => {
        const next = zoomView(zoom, factor)
        expect(next >= 1 && next <= 4).toBe(true)
        const rest = restingZoom(next, dpi)
        expect(rest === 1 || (rest <= 4 && rest * dpi > 25)).toBe(true)
        expect(restingZoom(rest, dpi)).toBe(rest)
      }),
      { numRuns: 500 },
    )
  })

  it('asks for help beyond 1.1', () => {
    expect([1, 1.1, 1.11].map(needsMoveHelp)).toEqual([false, false, true])
  })
})
