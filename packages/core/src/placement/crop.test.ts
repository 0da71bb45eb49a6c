import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOf, turnedAbout } from '../geometry/index.ts'
import { clampTilt, cropOf, reachOf, storedCropOf } from './crop.ts'
import { placePhoto } from './placed-photo.ts'
import { photoSizes, slotSizes, wildPlacements } from './testing/placements.ts'

const photo = { width: 4000, height: 3000 }
const placed = placePhoto('1')

describe('the crop', () => {
  it.each([
    ['all of the photo in a slot of its proportions', { width: 4, height: 3 }, {}, [0, 0, 4000, 3000]],
    ['the middle square', { width: 5, height: 5 }, {}, [500, 0, 3000, 3000]],
    ['the middle strip', { width: 8, height: 3 }, {}, [0, 750, 4000, 1500]],
    ['half each way at zoom 2', { width: 4, height: 3 }, { zoom: 2 }, [1000, 750, 2000, 1500]],
    ['a quarter each way at zoom 4', { width: 4, height: 3 }, { zoom: 4 }, [1500, 1125, 1000, 750]],
    ['no more than zoom 4', { width: 4, height: 3 }, { zoom: 9 }, [1500, 1125, 1000, 750]],
    ['no less than zoom 1', { width: 4, height: 3 }, { zoom: 0.2 }, [0, 0, 4000, 3000]],
    ['as far right as the photo goes', { width: 5, height: 5 }, { x: 0.9 }, [1000, 0, 3000, 3000]],
    ['as far left as the photo goes', { width: 5, height: 5 }, { x: -3 }, [0, 0, 3000, 3000]],
    ['the sides swapped when turned', { width: 3, height: 4 }, { rotation: 90 }, [0, 0, 3000, 4000]],
  ] as const)('is %s', (_, slot, change, [x, y, width, height]) => {
    const rotation = 'rotation' in change ? change.rotation : 0
    expect(cropOf(photo, slot, { ...placed, ...change })).toEqual({ x, y, width, height, rotation })
  })

  it('always lies in the photo and has the proportions of what the slot reaches', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const crop = cropOf(size, slot, wild)
        const isTurned = wild.rotation === 90 || wild.rotation === 270
        const turned = isTurned ? { width: size.height, height: size.width } : size
        expect(crop.x).toBeGreaterThanOrEqual(0)
        expect(crop.y).toBeGreaterThanOrEqual(0)
        expect(crop.x + crop.width).toBeLessThanOrEqual(turned.width * (1 + 1e-12))
        expect(crop.y + crop.height).toBeLessThanOrEqual(turned.height * (1 + 1e-12))
        const reach = reachOf(slot, wild.tilt)
        expect((crop.width * reach.height) / (crop.height * reach.width)).toBeCloseTo(1, 9)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a quote', () => {
  it('is shown whole in every slot until somebody zooms in, with ground where the slot is longer', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const quote = { ...size, isQuote: true }
        const turned = wild.rotation % 180 === 0 ? size : { width: size.height, height: size.width }
        const [whole, zoomed] = [cropOf(quote, slot, { ...wild, zoom: 1 }), cropOf(quote, slot, wild)]
        const hair = 1e-9 * Math.max(whole.width, whole.height)
        for (const [start, length, side] of [
          [whole.x, whole.width, turned.width],
          [whole.y, whole.height, turned.height],
        ] as const) {
          expect(start).toBeLessThanOrEqual(hair)
          expect(start + length).toBeGreaterThanOrEqual(side - hair)
          expect(start + length / 2).toBeCloseTo(side / 2, 3)
        }
        expect(zoomed.x).toBeGreaterThanOrEqual(whole.x - hair)
        expect(zoomed.y).toBeGreaterThanOrEqual(whole.y - hair)
        expect(zoomed.x + zoomed.width).toBeLessThanOrEqual(whole.x + whole.width + hair)
        expect(zoomed.y + zoomed.height).toBeLessThanOrEqual(whole.y + whole.height + hair)
        const reach = reachOf(slot, wild.tilt)
        expect((whole.width * reach.height) / (whole.height * reach.width)).toBeCloseTo(1, 9)
      }),
      { numRuns: 1000 },
    )
  })

  it('is cut nowhere where its slot has its own proportions', () => {
    const quote = { width: 2250, height: 3000, isQuote: true }
    expect(cropOf(quote, { width: 3, height: 4 }, placed)).toEqual({
      x: 0,
      y: 0,
      width: 2250,
      height: 3000,
      rotation: 0,
    })
    const wide = cropOf(quote, { width: 16, height: 9 }, placed)
    expect([wide.y, wide.height]).toEqual([0, 3000])
    expect(wide.x).toBeCloseTo(-(3000 * (16 / 9) - 2250) / 2, 6)
  })
})

describe('a photo that is set straight', () => {
  it('covers its slot with every corner, and is no larger than it must be', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const least = { ...wild, zoom: 1 }
        const crop = cropOf(size, slot, least)
        const turned = wild.rotation % 180 === 0 ? size : { width: size.height, height: size.width }
        const scale = crop.width / reachOf(slot, wild.tilt).width
        const centre = centreOf(crop)
        for (const [x, y] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const corner = { x: centre.x + (x * slot.width * scale) / 2, y: centre.y + (y * slot.height * scale) / 2 }
          const on = turnedAbout(corner, centre, -clampTilt(wild.tilt))
          const slack = 1e-9 * Math.max(turned.width, turned.height)
          expect(on.x).toBeGreaterThanOrEqual(-slack)
          expect(on.y).toBeGreaterThanOrEqual(-slack)
          expect(on.x).toBeLessThanOrEqual(turned.width + slack)
          expect(on.y).toBeLessThanOrEqual(turned.height + slack)
        }
        expect(Math.max(crop.width / turned.width, crop.height / turned.height)).toBeCloseTo(1, 9)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the stored crop', () => {
  /** The top left quarter of the visible part, in a slot of the turned photo's proportions. */
  it.each([
    [0, [0, 0, 2000, 1500]],
    [90, [0, 1500, 2000, 1500]],
    [180, [2000, 1500, 2000, 1500]],
    [270, [2000, 0, 2000, 1500]],
  ] as const)('turned by %i reads the right quarter', (rotation, [x, y, width, height]) => {
    const slot = rotation % 180 === 0 ? { width: 4, height: 3 } : { width: 3, height: 4 }
    const corner = { ...placed, zoom: 2, x: 0, y: 0, rotation }
    expect(storedCropOf(photo, slot, corner)).toEqual({ x, y, width, height, rotation })
  })

  it('is the same share of a photo of any size', () => {
    const slot = { width: 7, height: 4 }
    const turned = { ...placed, zoom: 1.7, x: 0.3, y: 0.8, rotation: 270 } as const
    const large = storedCropOf(photo, slot, turned)
    const small = storedCropOf({ width: 400, height: 300 }, slot, turned)
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(small[key] * 10).toBeCloseTo(large[key], 9)
  })

  it('shows, turned, what the crop shows', () => {
    fc.assert(
      fc.property(photoSizes, slotSizes, wildPlacements, (size, slot, wild) => {
        const crop = cropOf(size, slot, wild)
        const stored = storedCropOf(size, slot, wild)
        const corner = { x: stored.x + stored.width / 2, y: stored.y + stored.height / 2 }
        const seen = {
          0: corner,
          90: { x: size.height - corner.y, y: corner.x },
          180: { x: size.width - corner.x, y: size.height - corner.y },
          270: { x: corner.y, y: size.width - corner.x },
        }[wild.rotation]
        const across = wild.rotation % 180 === 0 ? size.width : size.height
        expect(wild.isMirrored ? across - seen.x : seen.x).toBeCloseTo(crop.x + crop.width / 2, 6)
        expect(seen.y).toBeCloseTo(crop.y + crop.height / 2, 6)
        expect(stored.x).toBeGreaterThanOrEqual(0)
        expect(stored.y).toBeGreaterThanOrEqual(0)
        expect(stored.x + stored.width).toBeLessThanOrEqual(size.width * (1 + 1e-12))
        expect(stored.y + stored.height).toBeLessThanOrEqual(size.height * (1 + 1e-12))
      }),
      { numRuns: 1000 },
    )
  })
})
