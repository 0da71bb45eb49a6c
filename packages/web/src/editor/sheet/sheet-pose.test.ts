import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitOf,
  moved,
  paddingIn,
  pixelRatio,
  rested,
  revealing,
  type SheetViewport,
  sheetRect,
  wholeSheet,
  zoomedTo,
  zoomForFinger,
} from './sheet-pose.ts'
import { windowOf } from './sheet-window.ts'

const viewport: SheetViewport = {
  size: { width: 1064, height: 864 },
  middleHeight: 864,
  padding: 32,
  format: { width: 50, height: 40 },
}

const anyRoom = fc
  .record({
    size: fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 3000 }) }),
    share: fc.integer({ min: 0, max: 100 }),
    padding: fc.constantFrom(16, 32),
    format: fc.record({ width: fc.integer({ min: 20, max: 140 }), height: fc.integer({ min: 20, max: 140 }) }),
  })
  .map(({ share, ...any }) => ({ ...any, middleHeight: Math.round((any.size.height * share) / 100) }))
const spot = fc.record({ x: fc.integer({ min: -500, max: 3500 }), y: fc.integer({ min: -500, max: 3500 }) })

describe('the sheet in its viewport', () => {
  it('is seen whole at first, in the middle, with space round it', () => {
    expect(fitOf(viewport)).toBe(20)
    expect(sheetRect(viewport, wholeSheet(viewport))).toEqual({ x: 32, y: 32, width: 1000, height: 800 })
  })

  it('lies in its part of the viewport from the start, so that a drawer over the rest does not move it', () => {
    fc.assert(
      fc.property(anyRoom, (any) => {
        const format = { width: 50, height: 40 }
        const open = { ...any, format }
        const covered = { ...open, size: { ...any.size, height: any.middleHeight } }
        fc.pre(fitOf(covered) === fitOf(open))
        expect(wholeSheet(covered)).toEqual(wholeSheet(open))
      }),
    )
  })

  it('comes to rest whole, or where an inch has more than 25 pixels, whichever is nearer to where it was left', () => {
    const wide: SheetViewport = { ...viewport, format: { width: 140, height: 100 } }
    const at = { x: 400, y: 300 }
    // 7.14 px per centimetre are 18.1 per inch, so 1.38 is fine enough.
    const left = (zoom: number) => rested(wide, zoomedTo(wide, wholeSheet(wide), zoom, at), 1, at)
    expect(left(1.15)).toEqual(wholeSheet(wide))
    expect(left(1.25).zoom).toBeCloseTo(1.378, 3)
    expect(left(1.5).zoom).toBe(1.5)
  })

  it('keeps the spot under the fingers where it is', () => {
    const at = { x: 400, y: 300 }
    const before = wholeSheet(viewport)
    const after = zoomedTo(viewport, before, 2, at)
    expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom)
    expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom)
  })

  it('never leaves the viewport empty, wherever it is moved', () => {
    fc.assert(
      fc.property(anyRoom, spot, spot, fc.double({ min: 1, max: 4, noNaN: true }), (any, at, by, zoom) => {
        const pose = moved(any, zoomedTo(any, wholeSheet(any), zoom, at), by)
        const { x, y, width, height } = sheetRect(any, pose)
        const isPlaced = (start: number, length: number, space: number, restsIn: number) =>
          length <= space - 2 * any.padding
            ? Math.abs(start - Math.max(any.padding, (restsIn - length) / 2)) < 1e-6
            : start <= any.padding + 1e-6 && start + length >= space - any.padding - 1e-6
        const isAcross = isPlaced(x, width, any.size.width, any.size.width)
        expect([isAcross, isPlaced(y, height, any.size.height, any.middleHeight)]).toEqual([true, true])
      }),
    )
  })

  it('is moved just so far that a slot can be seen', () => {
    const near = zoomedTo(viewport, wholeSheet(viewport), 4, { x: 0, y: 0 })
    const shown = revealing(viewport, near, { x: 40, y: 30, width: 5, height: 5 })
    const left = shown.x + 40 * 80
    expect(left + 5 * 80).toBeCloseTo(viewport.size.width)
    expect(revealing(viewport, shown, { x: 40, y: 30, width: 5, height: 5 })).toEqual(shown)
  })
})

describe('the canvas that shows it', () => {
  it('is the whole sheet when it is seen whole', () => {
    const { pixels, view } = windowOf(viewport, wholeSheet(viewport), 2)
    expect(pixels).toEqual({ width: 2000, height: 1600 })
    expect(view).toEqual({ scale: 40, left: 0, top: 0 })
  })

  it('lies on whole pixels, inside the viewport, below 16.7 million of them', () => {
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
          expect(rect.x + rect.width).toBeLessThan(any.size.width + 1.5 / ratio)
          expect(rect.y + rect.height).toBeLessThan(any.size.height + 1.5 / ratio)
        },
      ),
    )
  })
})

it('a sheet has less air around it on a phone, and least in a low window, where every pixel counts', () => {
  const windows = [
    { width: 1100, height: 700 },
    { width: 390, height: 500 },
    { width: 583, height: 300 },
    { width: 583, height: 240 },
    { width: 583, height: 60 },
  ]
  expect(windows.map(paddingIn)).toEqual([32, 16, 12, 8, 8])
})

it('a space as large as a fingertip takes the first tap, also where whole pixels cost it one', () => {
  expect([44, 43.4, 42].map((px) => zoomForFinger(1, px))).toEqual([1, 1, 1])
  expect(zoomForFinger(1, 33)).toBe(2)
})
