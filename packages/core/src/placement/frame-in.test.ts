import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect, Size } from '../geometry/index.ts'
import { type PhotoContent, SALIENCY_SIDE } from '../photo/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { cropOf } from './crop.ts'
import { FRAMING_ZOOMS, type FramedSlot, facesKept, frameIn, keepsMore } from './frame-in.ts'
import type { Rotation } from './rotation.ts'
import { type SeenPart, seenCells } from './seen-part.ts'
import { turnedContent, turnedRect } from './turned-content.ts'

const FLAT = Array.from({ length: SALIENCY_SIDE ** 2 }, () => 100)

const shows = (faces: readonly Rect[], saliency: readonly number[] = FLAT): PhotoContent => ({
  faces: faces.toSorted((a, b) => b.width * b.height - a.width * a.height),
  saliency,
  sharpness: 1,
  exposure: 1,
  fingerprint: '0'.repeat(16),
  tone: [50, 0, 0],
})

const cells = (isSeen: (x: number, y: number) => boolean, side = 12): SeenPart => ({
  window: { x: 0, y: 0, width: 1, height: 1 },
  cells: seenCells(side, side, (column, row) => isSeen((column + 0.5) / side, (row + 0.5) / side)),
})
const HEART = cells((x, y) => {
  const [u, v] = [(x - 0.5) * 2.6, (0.55 - y) * 2.6]
  return (u * u + v * v - 1) ** 3 - u * u * v ** 3 <= 0
})
const DIGIT = cells((x, y) => (x > 0.55 && x < 0.95) || (y > 0.1 && y < 0.4 && x < 0.6), 20)
const BRUSH = cells((x, y) => Math.abs(y - 0.35 - 0.3 * Math.sin(x * 4)) < 0.22, 20)
const WRAPPED: SeenPart = { window: { x: 0.2, y: 0, width: 0.8, height: 0.85 } }

const parts: fc.Arbitrary<SeenPart | undefined> = fc.constantFrom(undefined, HEART, DIGIT, BRUSH, WRAPPED)
const sides = fc.integer({ min: 800, max: 4000 })
const photos: fc.Arbitrary<Size> = fc.record({ width: sides, height: sides })
const slots: fc.Arbitrary<FramedSlot> = fc
  .record({ width: fc.integer({ min: 4, max: 30 }), height: fc.integer({ min: 4, max: 30 }), seen: parts })
  .map(({ seen, ...size }) => ({ ...size, ...(seen && { seen }) }))
const boxes: fc.Arbitrary<Rect> = fc
  .tuple(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 3, max: 40 }), fc.nat(1000), fc.nat(1000))
  .map(([width, height, x, y]) => ({
    x: (x / 1000) * (1 - width / 100),
    y: (y / 1000) * (1 - height / 100),
    width: width / 100,
    height: height / 100,
  }))
const someFaces = fc.uniqueArray(boxes, { minLength: 1, maxLength: 3, selector: ({ width, height }) => width * height })
const placesIn = (grid: readonly number[]) =>
  grid.map((_, index) => [index % SALIENCY_SIDE, Math.floor(index / SALIENCY_SIDE)] as const)
const cell = fc.nat(SALIENCY_SIDE - 1)
/** One thing that stands out, mostly off centre, on an uneven ground. */
const saliencies = fc.record({ column: cell, row: cell, reach: fc.integer({ min: 1, max: 4 }) }).map((thing) =>
  placesIn(FLAT).map(([column, row]) => {
    const isThing = Math.hypot(column - thing.column, row - thing.row) <= thing.reach
    return (isThing ? 200 : 4) + ((column * 5 + row * 3) % 7)
  }),
)
const run = { numRuns: 50 }

const at = (grid: readonly number[], column: number, row: number) => grid[row * SALIENCY_SIDE + column] ?? 0
const mirroredGrid = (grid: readonly number[]) =>
  placesIn(grid).map(([column, row]) => at(grid, SALIENCY_SIDE - 1 - column, row))

/** Quarters clockwise. */
function turnedGrid(grid: readonly number[], quarters: number): readonly number[] {
  if (quarters === 0) return grid
  return turnedGrid(
    placesIn(grid).map(([column, row]) => at(grid, row, SALIENCY_SIDE - 1 - column)),
    quarters - 1,
  )
}

function mirroredPart({ window, cells: seen }: SeenPart): SeenPart {
  const flipped = { ...window, x: 1 - window.x - window.width }
  if (!seen) return { window: flipped }
  const { columns, rows, counts } = seen
  const count = (column: number, row: number) => counts[row * (columns + 1) + column] ?? 0
  const isSeen = (column: number, row: number) =>
    count(column + 1, row + 1) - count(column, row + 1) - count(column + 1, row) + count(column, row) > 0
  return { window: flipped, cells: seenCells(columns, rows, (column, row) => isSeen(columns - 1 - column, row)) }
}

/** The best choice of faces among crops so close together that none is missed by more than rounding. */
function bestOfAll(slot: FramedSlot, photo: Size, content: PhotoContent): readonly boolean[] {
  const turned = turnedContent(photo, 0, content)
  let best: readonly boolean[] = []
  const steps = 60
  for (const zoom of FRAMING_ZOOMS) {
    const { width, height } = cropOf(photo, slot, { zoom, x: 0.5, y: 0.5, rotation: 0 })
    const [across, down] = [1 - width / photo.width, 1 - height / photo.height]
    for (let column = 0; column <= (across > 1e-9 ? steps : 0); column++) {
      for (let row = 0; row <= (down > 1e-9 ? steps : 0); row++) {
        const x = width / photo.width / 2 + (across * column) / steps
        const y = height / photo.height / 2 + (down * row) / steps
        const kept = facesKept(slot, turned, { zoom, x, y })
        if (keepsMore(kept, best)) best = kept
      }
    }
  }
  return best
}

describe('the first crop', () => {
  const wide = { width: 4000, height: 2000 }
  const square = { width: 10, height: 10 }

  it('moves to a face that the middle would cut', () => {
    const content = turnedContent(wide, 0, shows([{ x: 0.02, y: 0.3, width: 0.1, height: 0.2 }]))
    expect(frameIn(square, content)).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  })

  it('leaves air above a head where there is room', () => {
    const tall = { width: 2000, height: 4000 }
    const content = turnedContent(tall, 0, shows([{ x: 0.3, y: 0.1, width: 0.3, height: 0.15 }]))
    const { y } = frameIn(square, content)
    expect(y - 0.25).toBeLessThanOrEqual(0.1 - 0.15 * 0.5)
  })

  it('keeps the largest face where not all have room', () => {
    const large = { x: 0.8, y: 0.2, width: 0.15, height: 0.4 }
    const content = turnedContent(wide, 0, shows([{ x: 0.02, y: 0.3, width: 0.08, height: 0.2 }, large]))
    expect(facesKept(square, content, frameIn(square, content))).toEqual([true, false])
  })

  it('goes to what draws the eye where there are no faces, and stays in the middle where nothing does', () => {
    const saliency = FLAT.map((_, index) => (index % SALIENCY_SIDE >= 12 ? 250 : 5))
    expect(frameIn(square, turnedContent(wide, 0, shows([], saliency))).x).toBeGreaterThan(0.65)
    expect(frameIn(square, turnedContent(wide, 0, shows([])))).toEqual({ zoom: 1, x: 0.5, y: 0.5 })
    expect(frameIn(square, turnedContent(wide, 0, undefined))).toEqual({ zoom: 1, x: 0.5, y: 0.5 })
  })

  it('brings a face out of the wrap of a canvas, if need be enlarged', () => {
    const slot = { ...square, seen: WRAPPED }
    const content = turnedContent(
      { width: 2000, height: 2000 },
      0,
      shows([{ x: 0.02, y: 0.4, width: 0.2, height: 0.2 }]),
    )
    const framing = frameIn(slot, content)
    expect(facesKept(slot, content, framing)).toEqual([false])
    const inside = turnedContent(
      { width: 2000, height: 2000 },
      0,
      shows([{ x: 0.15, y: 0.4, width: 0.2, height: 0.2 }]),
    )
    expect(facesKept(slot, inside, { zoom: 1, x: 0.5, y: 0.5 })).toEqual([false])
    expect(facesKept(slot, inside, frameIn(slot, inside))).toEqual([true])
  })
})

describe('whatever a photo shows and however a slot is cut', () => {
  it('the crop covers the slot and its centre is where the crop is', () => {
    fc.assert(
      fc.property(photos, slots, fc.array(boxes, { maxLength: 6 }), (photo, slot, faces) => {
        const { zoom, x, y } = frameIn(slot, turnedContent(photo, 0, shows(faces)))
        const crop = cropOf(photo, slot, { zoom, x, y, rotation: 0 })
        expect(FRAMING_ZOOMS).toContain(zoom)
        expect((crop.x + crop.width / 2) / photo.width).toBeCloseTo(x, 5)
        expect((crop.y + crop.height / 2) / photo.height).toBeCloseTo(y, 5)
      }),
      run,
    )
  })

  it('no crop keeps more faces', () => {
    fc.assert(
      fc.property(photos, slots, someFaces, (photo, slot, faces) => {
        const content = turnedContent(photo, 0, shows(faces))
        const kept = facesKept(slot, content, frameIn(slot, content))
        expect(keepsMore(bestOfAll(slot, photo, shows(faces)), kept)).toBe(false)
      }),
      { numRuns: usualOrFull(8, 25) },
    )
  })

  it('what a photo is of is seen whole or from its upper end, unless no crop shows that', () => {
    fc.assert(
      fc.property(photos, slots, saliencies, (photo, { width, height }, saliency) => {
        const slot = { width, height }
        const content = turnedContent(photo, 0, shows([], saliency))
        const { subject } = content
        fc.pre(subject !== undefined)
        const { x, y } = frameIn(slot, content)
        const crop = cropOf(photo, slot, { zoom: 1, x, y, rotation: 0 })
        const seen = { x: crop.x / photo.width, y: crop.y / photo.height }
        const part = { width: crop.width / photo.width, height: crop.height / photo.height }
        expect(seen.y).toBeLessThanOrEqual(subject.y + 1e-5)
        if (subject.width > part.width || subject.height > part.height) return
        expect(seen.x).toBeLessThanOrEqual(subject.x + 1e-5)
        expect(seen.x + part.width).toBeGreaterThanOrEqual(subject.x + subject.width - 1e-5)
        expect(seen.y + part.height).toBeGreaterThanOrEqual(subject.y + subject.height - 1e-5)
      }),
      run,
    )
  })

  it('a photo stored turned is framed as if it were upright', () => {
    const turns = fc.constantFrom<Rotation>(90, 180, 270)
    fc.assert(
      fc.property(photos, slots, someFaces, turns, (upright, slot, faces, rotation) => {
        const back = ((360 - rotation) % 360) as Rotation
        const stored = rotation === 180 ? upright : { width: upright.height, height: upright.width }
        const inStored = shows(faces.map((face) => turnedRect(face, back)))
        const [plain, turned] = [turnedContent(upright, 0, shows(faces)), turnedContent(stored, rotation, inStored)]
        const [a, b] = [frameIn(slot, plain), frameIn(slot, turned)]
        expect(facesKept(slot, turned, b)).toEqual(facesKept(slot, plain, a))
        expect([b.zoom, Math.abs(a.x - b.x) < 1e-4, Math.abs(a.y - b.y) < 1e-4]).toEqual([a.zoom, true, true])
      }),
      run,
    )
  })

  it('a mirrored photo is framed the mirrored way', () => {
    const whole = slots.map(({ width, height }) => ({ width, height }))
    fc.assert(
      fc.property(photos, whole, someFaces, (photo, slot, faces) => {
        const mirrored = faces.map((face) => ({ ...face, x: 1 - face.x - face.width }))
        const a = frameIn(slot, turnedContent(photo, 0, shows(faces)))
        const b = frameIn(slot, turnedContent(photo, 0, shows(mirrored)))
        expect(b.x).toBeCloseTo(1 - a.x, 4)
        expect(b.y).toBeCloseTo(a.y, 4)
      }),
      run,
    )
  })

  it('what draws the eye is framed alike in a photo stored turned, and the mirrored way in a mirrored one', () => {
    const turns = fc.constantFrom<Rotation>(90, 180, 270)
    fc.assert(
      fc.property(photos, slots, saliencies, turns, (upright, slot, saliency, rotation) => {
        const stored = rotation === 180 ? upright : { width: upright.height, height: upright.width }
        const back = turnedGrid(saliency, (360 - rotation) / 90)
        const a = frameIn(slot, turnedContent(upright, 0, shows([], saliency)))
        const b = frameIn(slot, turnedContent(stored, rotation, shows([], back)))
        expect([b.x, b.y]).toEqual([expect.closeTo(a.x, 4), expect.closeTo(a.y, 4)])
        const whole = { width: slot.width, height: slot.height }
        const plain = frameIn(whole, turnedContent(upright, 0, shows([], saliency)))
        const mirrored = frameIn(whole, turnedContent(upright, 0, shows([], mirroredGrid(saliency))))
        expect([mirrored.x, mirrored.y]).toEqual([expect.closeTo(1 - plain.x, 4), expect.closeTo(plain.y, 4)])
      }),
      run,
    )
  })

  it('a mirrored photo keeps the same faces in a mirrored slot', () => {
    fc.assert(
      fc.property(photos, slots, someFaces, (photo, slot, faces) => {
        const mirrored = faces.map((face) => ({ ...face, x: 1 - face.x - face.width }))
        const other = { ...slot, ...(slot.seen && { seen: mirroredPart(slot.seen) }) }
        const [a, b] = [turnedContent(photo, 0, shows(faces)), turnedContent(photo, 0, shows(mirrored))]
        expect(facesKept(other, b, frameIn(other, b))).toEqual(facesKept(slot, a, frameIn(slot, a)))
      }),
      run,
    )
  })
})
