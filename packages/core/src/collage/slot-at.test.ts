import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnedBounds } from '../geometry/index.ts'
import { slotAt } from './index.ts'
import { bareTemplate, imageLayer, textLayer } from './testing/bare-template.ts'

const template = bareTemplate([
  imageLayer('under', 0, 0, 10, 10),
  imageLayer('over', 5, 5, 10, 10),
  { ...imageLayer('turned', 20, 5, 8, 2), rotation: 90 },
  textLayer('txt1', 8, 8, 4, 4),
  { kind: 'overlay', resource: '', url: 'art', x: 0, y: 0, width: 30, height: 20, rotation: 0 },
])

describe('a point on the sheet', () => {
  it.each([
    [1, 1, 'under'],
    [7, 7, 'over'],
    [10, 10, 'over'],
    [16, 16, undefined],
    [24, 3, 'turned'],
    [24, 9.9, 'turned'],
    [21, 6, undefined],
    [-1, 1, undefined],
  ])('%f, %f lies in the slot %s', (x, y, slot) => {
    expect(slotAt(template, { x, y })).toBe(slot)
  })

  it('hits the part of a photo that is painted on into the margin', () => {
    const wrapped = bareTemplate([{ ...imageLayer('img1', 0, 0, 10, 10), printMargin: 2.5 }])
    expect(slotAt(wrapped, { x: -2, y: 5 })).toBe('img1')
    expect(slotAt(wrapped, { x: 10.5, y: 5 })).toBeUndefined()
  })

  it('is never hit outside the turned box, always at its centre', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -5, max: 35, noNaN: true }),
        (angle, x) => {
          const layer = { ...imageLayer('img1', 10, 5, 8, 4), rotation: angle }
          const one = bareTemplate([layer])
          const bounds = turnedBounds(layer, angle)
          expect(slotAt(one, { x: 14, y: 7 })).toBe('img1')
          const isBeside = x < bounds.x - 1e-9 || x > bounds.x + bounds.width + 1e-9
          expect(isBeside && slotAt(one, { x, y: 7 }) !== undefined).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })
})
