import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { covers } from '../geometry/index.ts'
import { hangIn, ROOM_IDS, ROOMS } from './room.ts'
import { inWindow, roomView } from './wall-view.ts'

describe('a piece in a room', () => {
  it('hangs clear of what stands below it, in every standard size', () => {
    for (const id of ROOM_IDS) {
      for (const size of STANDARD_SIZES) {
        const { y, height } = hangIn(ROOMS[id], size)
        expect(y + height).toBeLessThanOrEqual(ROOMS[id].clear)
      }
    }
  })

  it('has its middle at eye level where it can', () => {
    expect(hangIn(ROOMS.living, { width: 80, height: 80 })).toEqual({ x: -40, y: -185, width: 80, height: 80 })
  })

  it('hangs near the sofa where it is small', () => {
    expect(hangIn(ROOMS.living, { width: 30, height: 30 })).toEqual({ x: -15, y: -142, width: 30, height: 30 })
  })

  it.each([
    { what: 'a phone', window: { width: 340, height: 327 }, least: 0.21 },
    { what: 'a laptop', window: { width: 960, height: 470 }, least: 0.13 },
    { what: 'a large screen', window: { width: 1040, height: 720 }, least: 0.18 },
  ])('takes a good part of the window of $what, small as it is', ({ window, least }) => {
    for (const id of ROOM_IDS) {
      const hung = hangIn(ROOMS[id], { width: 50, height: 40 })
      expect(inWindow(hung, roomView(ROOMS[id], hung, window)).width).toBeGreaterThan(least * window.width)
    }
  })

  const side = fc.integer({ min: 20, max: 194 })
  const pixels = fc.integer({ min: 160, max: 2400 })

  it('is wholly in view in every window, and as much larger or smaller than the sofa as it is', () => {
    fc.assert(
      fc.property(side, side, pixels, pixels, fc.constantFrom(...ROOM_IDS), (width, height, across, down, id) => {
        const room = ROOMS[id]
        const hung = hangIn(room, { width, height })
        const view = roomView(room, hung, { width: across, height: down })
        const window = { x: -0.001, y: -0.001, width: across + 0.002, height: down + 0.002 }
        const piece = inWindow(hung, view)
        expect(covers(window, piece)).toBe(true)
        // Enough of the room is left for comparison.
        expect(across / view.scale).toBeGreaterThanOrEqual(0.619 * room.focus.width)
        expect(down / view.scale).toBeGreaterThanOrEqual(0.499 * room.focus.height)
        // Nothing is cut that the piece is compared with.
        expect(covers(window, inWindow(room.furniture, view))).toBe(true)
        const sofa = inWindow({ x: -105, y: 0, width: 210, height: 0 }, view)
        expect(piece.width / sofa.width).toBeCloseTo(width / 210, 6)
        expect(piece.height / sofa.width).toBeCloseTo(height / 210, 6)
      }),
    )
  })
})
