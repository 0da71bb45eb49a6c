import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropOf } from './crop.ts'
import { type CropHandle, cropByHandle, cropFactor } from './crop-by-handle.ts'
import { clampPlacement } from './move.ts'
import { placePhoto } from './placed-photo.ts'

const PHOTO = { width: 4000, height: 3000 }
const SLOT = { width: 10, height: 10 }
const side = fc.constantFrom<(-1 | 0 | 1)[]>(-1, 0, 1)
const handles = fc.record({ x: side, y: side }).filter(({ x, y }) => x !== 0 || y !== 0)

/** Where the side opposite to a handle lies on the photo. */
function oppositeOf(handle: CropHandle, placed: Parameters<typeof cropOf>[2]) {
  const { x, y, width, height } = cropOf(PHOTO, SLOT, placed)
  return { x: x + (width * (1 - handle.x)) / 2, y: y + (height * (1 - handle.y)) / 2 }
}

describe('a crop that is dragged by its handle', () => {
  it('keeps what lies at the opposite side, and is cut by as much as was asked', () => {
    fc.assert(
      fc.property(handles, fc.double({ min: 0.5, max: 0.99, noNaN: true }), (handle, factor) => {
        const placed = { ...placePhoto('1', 0), zoom: 1.8 }
        const cropped = cropByHandle(placed, PHOTO, SLOT, { handle, factor })
        const [before, after] = [oppositeOf(handle, placed), oppositeOf(handle, cropped)]
        expect(after.x).toBeCloseTo(before.x, -1)
        expect(after.y).toBeCloseTo(before.y, -1)
        expect(cropOf(PHOTO, SLOT, cropped).width).toBeCloseTo(cropOf(PHOTO, SLOT, placed).width * factor, -1)
      }),
    )
  })

  it('always covers the slot, however far out it is dragged', () => {
    fc.assert(
      fc.property(handles, fc.double({ min: 0.01, max: 9, noNaN: true }), (handle, factor) => {
        const cropped = cropByHandle({ ...placePhoto('1', 90), zoom: 1.3, x: 0.2 }, PHOTO, SLOT, { handle, factor })
        expect(clampPlacement(cropped, PHOTO, SLOT)).toEqual(cropped)
      }),
    )
  })

  it('is cut by what goes along the handle alone', () => {
    const corner = { x: 1, y: 1 } as const
    expect(cropFactor(corner, SLOT, { x: -5, y: -5 })).toBeCloseTo(0.5)
    expect(cropFactor(corner, SLOT, { x: 5, y: -5 })).toBeCloseTo(1)
    expect(cropFactor({ x: -1, y: 0 }, SLOT, { x: 2, y: 7 })).toBeCloseTo(0.8)
    expect(cropFactor({ x: 0, y: 1 }, SLOT, { x: 0, y: -30 })).toBe(0.05)
  })
})
