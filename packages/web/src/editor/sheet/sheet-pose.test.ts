import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitOf,
  moved,
  pixelRatio,
  rested,
  revealing,
  type SheetRoom,
  sheetRect,
  wholeSheet,
  zoomedTo,
} from './sheet-pose.ts'
import { windowOf } from './sheet-window.ts'

const room: SheetRoom = { room: { width: 1064, height: 864 }, air: 32, format: { width: 50, height: 40 } }

const anyRoom = fc.record({
  room: fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 3000 }) }),
  air: fc.constantFrom(16, 32),
  format: fc.record({ width: fc.integer({ min: 20, max: 140 }), height: fc.integer({ min: 20, max: 140 }) }),
})
const spot = fc.record({ x: fc.integer({ min: -500, max: 3500 }), y: fc.integer({ min: -500, max: 3500 }) })

describe('the sheet in its room', () => {
  it('is seen whole at first, in the middle, with air round it', () => {
    expect(fitOf(room)).toBe(20)
    expect(sheetRect(room, wholeSheet(room))).toEqual({ x: 32, y: 32, width: 1000, height: 800 })
  })

  it('comes to rest whole, or where an inch has more than 25 pixels, whichever is nearer to where it was left', () => {
    const wide: SheetRoom = { ...room, format: { width: 140, height: 100 } }
    const at = { x: 400, y: 300 }
    // 7.14 px to the centimetre are 18.1 to the inch, so that 1.38 is fine enough.
    const left = (zoom: number) => rested(wide, zoomedTo(wide, wholeSheet(wide), zoom, at), 1, at)
    expect(left(1.15)).toEqual(wholeSheet(wide))
    expect(left(1.25).zoom).toBeCloseTo(1.378, 3)
    expect(left(1.5).zoom).toBe(1.5)
  })

  it('keeps the spot under the fingers where it is', () => {
    const at = { x: 400, y: 300 }
    const before = wholeSheet(room)
    const after = zoomedTo(room, before, 2, at)
    expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom)
    expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom)
  })

  it('never leaves the room empty, wherever it is moved', () => {
    fc.assert(
      fc.property(anyRoom, spot, spot, fc.double({ min: 1, max: 4, noNaN: true }), (any, at, by, zoom) => {
        const pose = moved(any, zoomedTo(any, wholeSheet(any), zoom, at), by)
        const { x, y, width, height } = sheetRect(any, pose)
        const inRoom = (start: number, length: number, space: number) =>
          length <= space - 2 * any.air
            ? Math.abs(start - (space - length) / 2) < 1e-6
            : start <= any.air + 1e-6 && start + length >= space - any.air - 1e-6
        expect([inRoom(x, width, any.room.width), inRoom(y, height, any.room.height)]).toEqual([true, true])
      }),
      { seed: 42 },
    )
  })

  it('is moved just so far that a slot can be seen', () => {
    const near = zoomedTo(room, wholeSheet(room), 4, { x: 0, y: 0 })
    const shown = revealing(room, near, { x: 40, y: 30, width: 5, height: 5 })
    const left = shown.x + 40 * 80
    expect(left + 5 * 80).toBeCloseTo(room.room.width)
    expect(revealing(room, shown, { x: 40, y: 30, width: 5, height: 5 })).toEqual(shown)
  })
})

describe('the canvas that shows it', () => {
  it('is the whole sheet when it is seen whole', () => {
    const { pixels, view } = windowOf(room, wholeSheet(room), 2)
    expect(pixels).toEqual({ width: 2000, height: 1600 })
    expect(view).toEqual({ scale: 40, left: 0, top: 0 })
  })

  it('lies on whole pixels, inside the room, below 16.7 million of them', () => {
    fc.assert(
      fc.property(
        anyRoom,
        spot,
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.constantFrom(1, 1.5, 2, 3),
        (any, at, zoom, display) => {
          const ratio = pixelRatio(any, display)
          const { rect, pixels, view } = windowOf(any, zoomedTo(any, wholeSheet(any), zoom, at), ratio)
          expect(pixels.width * pixels.height).toBeLessThan(16_700_000)
          expect(Number.isInteger(view.left) && Number.isInteger(view.top)).toBe(true)
          expect(Math.min(rect.x, rect.y)).toBeGreaterThan(-1.5 / ratio)
          expect(rect.x + rect.width).toBeLessThan(any.room.width + 1.5 / ratio)
          expect(rect.y + rect.height).toBeLessThan(any.room.height + 1.5 / ratio)
        },
      ),
      { seed: 42 },
    )
  })
})
