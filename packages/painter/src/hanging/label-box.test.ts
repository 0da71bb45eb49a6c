import { STANDARD_SIZES } from '@collagerie/core/format'
import { covers, type Rect, union } from '@collagerie/core/geometry'
import { hangIn, inWindow, neighbourSizes, ROOM_IDS, ROOMS, roomView } from '@collagerie/core/hanging'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelBox } from './label-box.ts'

const LABEL = { width: 78, height: 19.2 }
const touches = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A pixel more on all sides, for what lies exactly on an edge. */
const nearly = ({ x, y, width, height }: Rect): Rect => ({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 })

describe('the labels of other sizes on a wall', () => {
  it('are in the picture, at the outlines they name and clear of each other, in every room, size and window', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ROOM_IDS),
        fc.constantFrom(...STANDARD_SIZES),
        fc.integer({ min: 240, max: 1600 }),
        fc.integer({ min: 190, max: 1000 }),
        (id, size, width, height) => {
          const room = ROOMS[id]
          const [hung, ...others] = [size, ...neighbourSizes(size, STANDARD_SIZES)].map((each) => hangIn(room, each))
          if (!hung) throw new Error('Nothing hangs.')
          const view = roomView(room, union([hung, ...others]), { width, height })
          const labels = others.map((each) => {
            const box = inWindow(each, view)
            const side = each.width < hung.width ? ('inside' as const) : ('around' as const)
            return { box, label: labelBox({ box, side }, LABEL, { width, height }) }
          })
          for (const { box, label } of labels) {
            expect(covers(nearly({ x: 0, y: 0, width, height }), label)).toBe(true)
            expect(touches(nearly(box), label)).toBe(true)
          }
          const [one, other] = labels
          expect(one && other ? touches(one.label, other.label) : false).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })
})
