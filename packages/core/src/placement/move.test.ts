import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropOf, storedCropOf } from './crop.ts'
import { clampPlacement, mirror, panBy, rotateBy, tiltTo, ZOOM_BUTTON, zoomBy } from './move.ts'
import { placePhoto } from './placed-photo.ts'
import { photoSizes, slotSizes, wildPlacements } from './testing/placements.ts'

const photo = { width: 4000, height: 3000 }
const square = { width: 5, height: 5 }
const placed = placePhoto('1')

describe('zooming', () => {
  it.each([
    ['larger', 1, 1.052632],
    ['smaller', 2, 1.904762],
    ['smaller', 1, 1],
    ['larger', 3.99, 4],
  ] as const)('%s from %f gives %f', (button, zoom, expected) => {
    expect(zoomBy({ ...placed, zoom }, ZOOM_BUTTON[button]).zoom).toBe(expected)
  })

  it('scales the crop by the factor, about its centre', () => {
    const before = { ...placed, zoom: 2, x: 0.4, y: 0.6 }
    const crop = cropOf(photo, square, before)
    const after = cropOf(photo, square, zoomBy(before, ZOOM_BUTTON.larger))
    expect(after.width / crop.width).toBeCloseTo(0.95, 5)
    expect(after.x + after.width / 2).toBeCloseTo(crop.x + crop.width / 2, 5)
    expect(after.y + after.height / 2).toBeCloseTo(crop.y + crop.height / 2, 5)
  })

  it('stays within 1 and 4, whatever comes', () => {
    fc.assert(
      fc.property(wildPlacements, fc.double(), (wild, factor) => {
        const { zoom } = zoomBy(wild, factor)
        expect(zoom).toBeGreaterThanOrEqual(1)
        expect(zoom).toBeLessThanOrEqual(4)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('panning', () => {
  it('by one slot width moves the crop by its own width, the other way', () => {
    const before = { ...placed, zoom: 4 }
    const crop = cropOf(photo, square, before)
    const after = cropOf(photo, square, panBy(before, photo, square, { x: -5, y: 2.5 }))
    expect(after.x).toBeCloseTo(crop.x + crop.width, 1)
    expect(after.y).toBeCloseTo(crop.y - crop.height / 2, 1)
  })

  it('stops at the edge of the photo', () => {
    const moved = panBy(placed, photo, square, { x: 100, y: 100 })
    expect(moved).toEqual({ ...placed, x: 0.375, y: 0.5 })
  })

  it('comes back at once from a centre that lay outside', () => {
    const outside = { ...placed, x: 9 }
    expect(panBy(outside, photo, square, { x: 1, y: 0 }).x).toBeLessThan(0.625)
  })
})

describe('turning', () => {
  it.each([
    [90, 0, 90, 0.8, 0.3],
    [90, 270, 0, 0.8, 0.3],
    [180, 0, 180, 0.7, 0.8],
    [-90, 0, 270, 0.2, 0.7],
    [360, 90, 90, 0.3, 0.2],
  ] as const)('by %i from %i gives %i and keeps the spot in the middle', (by, from, rotation, x, y) => {
    expect(rotateBy({ ...placed, x: 0.3, y: 0.2, rotation: from }, by)).toEqual({ ...placed, x, y, rotation })
  })

  it('four times by a quarter changes nothing', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const start = clampPlacement(wild, size, slot)
        const turned = [90, 90, 90, 90].reduce(rotateBy, start)
        expect(turned).toEqual(start)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('mirroring', () => {
  it('twice changes nothing, and shows the same of the photo the other way round', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const start = clampPlacement(wild, size, slot)
        const { isMirrored: _no, ...plain } = start
        const mirrored = mirror(start)
        expect(mirror(mirrored)).toEqual(start.isMirrored ? start : plain)
        const [before, after] = [start, mirrored].map((each) => storedCropOf(size, slot, each))
        const tolerance = 2e-6 * Math.max(size.width, size.height)
        expect(Math.abs((before?.x ?? 0) - (after?.x ?? 0))).toBeLessThan(tolerance)
        expect(Math.abs((before?.y ?? 0) - (after?.y ?? 0))).toBeLessThan(tolerance)
      }),
      { numRuns: 500 },
    )
  })

  it('and turning go hand in hand: what is seen turns clockwise', () => {
    expect(rotateBy({ ...placed, x: 0.3, y: 0.2, isMirrored: true }, 90)).toEqual({
      ...placed,
      x: 0.8,
      y: 0.3,
      rotation: 270,
      isMirrored: true,
    })
  })
})

describe('setting straight', () => {
  it('keeps to tenths of a degree within twenty, and forgets none', () => {
    expect(tiltTo(placed, 3.14159)).toEqual({ ...placed, tilt: 3.1 })
    expect(tiltTo(placed, 99)).toEqual({ ...placed, tilt: 20 })
    expect(tiltTo({ ...placed, tilt: 5 }, 0)).toEqual(placed)
    expect(tiltTo(placed, Number.NaN)).toEqual(placed)
  })

  it('moves the photo under the finger along the slot, not along the photo', () => {
    const tilted = { ...placed, zoom: 2, tilt: 20 }
    const moved = panBy(tilted, photo, square, { x: 1, y: 0 })
    expect(moved.x).toBeLessThan(tilted.x)
    expect(moved.y).toBeGreaterThan(tilted.y)
  })
})

describe('a clamped placement', () => {
  it('shows what the wild one showed, and is left alone the second time', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const once = clampPlacement(wild, size, slot)
        const before = cropOf(size, slot, wild)
        const after = cropOf(size, slot, once)
        const tolerance = 2e-6 * Math.max(size.width, size.height)
        expect(Math.abs(after.x - before.x)).toBeLessThan(tolerance)
        expect(Math.abs(after.y - before.y)).toBeLessThan(tolerance)
        expect(clampPlacement(once, size, slot)).toEqual(once)
      }),
      { numRuns: 1000 },
    )
  })
})
