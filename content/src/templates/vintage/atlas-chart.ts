import type { Format } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'

interface Land {
  readonly centre: Point
  /** As a share of the shorter side. */
  readonly radius: number
  readonly stretch: number
}

/** What lies where on a chart, in centimetres. */
export interface Chart {
  readonly prints: readonly Rect[]
  /** One for every print, at the edge that the course passes; the head of a long sheet is out of its way. */
  readonly pins: readonly Point[]
  /** From where it set out, through open water, to the ship. */
  readonly course: readonly Point[]
  readonly ship: Point
  readonly rose: Point
  readonly name: Rect
  readonly lands: readonly Land[]
}

/** As shares of the shorter side: to the edge, between two prints of a row, and the water that the course takes. */
const MARGIN = 0.065
const GAP = 0.034
const LANE = 0.1
/** How far the course keeps from a pin, and what the ship needs. */
const NEAR = 0.024
/** What the large print at the head of a long sheet has of the height above the lane. */
const HEAD = 0.6
const SHIP = { width: 0.2, height: 0.17 }

function rowOf({ x, y, width, height }: Rect, shares: readonly number[], gap: number): Rect[] {
  const unit = (width - (shares.length - 1) * gap) / shares.reduce((sum, share) => sum + share, 0)
  let left = x
  return shares.map((share) => {
    const box = { x: left, y, width: unit * share, height }
    left += box.width + gap
    return box
  })
}

/** Where a pin stands in a print's edge: `share` of its breadth along. */
const foot = ({ x, y, width, height }: Rect, share: number): Point => ({ x: x + width * share, y: y + height })
const head = ({ x, y, width }: Rect, share: number): Point => ({ x: x + width * share, y })

/** The course comes close to every pin in turn, from the left of the lane to its right end. */
function passing(pins: readonly { readonly at: Point; readonly isAbove: boolean }[], near: number): Point[] {
  return pins
    .toSorted((a, b) => a.at.x - b.at.x)
    .map(({ at, isAbove }) => ({ x: at.x, y: at.y + (isAbove ? near : -near) }))
}

/** By the sheet's proportions: the prints above the lane and below it, by their breadths, and the name's breadth. */
interface Plan {
  /** One large print over all the others, where a sheet is long enough. */
  readonly hasHead?: true
  readonly above: readonly number[]
  readonly below: readonly number[]
  /** Shares of the sheet's width, and of the height that the prints have: the name, and what is below the lane. */
  readonly name: number
  readonly low: number
}

function planOf(ratio: number): Plan {
  if (ratio < 0.7) return { hasHead: true, above: [1.12, 1], below: [1], name: 0.535, low: 0.33 }
  if (ratio < 0.73) return { above: [1.06, 1], below: [1], name: 0.535, low: 0.42 }
  if (ratio <= 1) return { above: [1.15, 1], below: [1], name: 0.535, low: 0.4 }
  if (ratio < 1.35) return { above: [1.25, 0.9, 1.1], below: [1], name: 0.475, low: 0.45 }
  if (ratio < 1.9) return { above: [1.25, 0.85, 1.1], below: [0.85, 1], name: 0.43, low: 0.45 }
  return { above: [1, 1.4, 1, 1.3], below: [1.2, 0.9, 1.1], name: 0.36, low: 0.45 }
}

/**
 * Two rows of prints with a lane of open water between them; the ship sails out of it, over the name that stands at the
 * end of the lower row.
 */
export function chartOf({ width, height }: Format, roomFor: (width: number) => number): Chart {
  const short = Math.min(width, height)
  const plan = planOf(width / height)
  const [margin, gap, lane] = [short * MARGIN, short * GAP, short * LANE]
  const wide = width * plan.name
  const high = roomFor(wide)
  const ship = { width: short * SHIP.width, height: short * SHIP.height }
  const inner = { width: width - 2 * margin, height: height - 2 * margin - lane }
  const lower = Math.max(inner.height * plan.low, high + ship.height + gap * 0.5)
  const room = inner.height - lower
  const first = plan.hasHead ? { x: margin, y: margin, width: inner.width, height: (room - gap) * HEAD } : undefined
  const top = first ? first.y + first.height + gap : margin
  const above = { x: margin, y: top, width: inner.width, height: margin + room - top }
  const name = { x: width - margin - wide, y: height - margin - high, width: wide, height: high }
  const below = { x: margin, y: margin + room + lane, width: inner.width - wide - gap * 1.3, height: lower }
  const [tops, bottoms] = [rowOf(above, plan.above, gap), rowOf(below, plan.below, gap)]
  // A single print below has its pin beyond that of the first above, so that the course passes one after the other.
  const isAlone = bottoms.length === 1
  const pins = [
    ...tops.map((box, nth) => foot(box, isAlone && nth === 0 ? 0.36 : 0.5)),
    ...bottoms.map((box) => head(box, isAlone ? 0.82 : 0.5)),
  ]
  const middle = above.y + above.height + lane / 2
  const free = name.y - (below.y - lane)
  const harbour = { x: width - margin - ship.width * 0.55, y: name.y - free * 0.42 }
  const passed = passing(
    pins.map((at, nth) => ({ at, isAbove: nth < tops.length })),
    short * NEAR,
  )
  return {
    prints: [...(first ? [first] : []), ...tops, ...bottoms],
    pins: [...(first ? [head(first, 0.5)] : []), ...pins],
    course: [
      { x: margin * 1.1, y: middle },
      ...passed,
      { x: harbour.x - ship.width * 0.56, y: harbour.y - ship.height * 0.02 },
    ],
    ship: harbour,
    rose: { x: name.x + short * 0.1, y: below.y - lane + free * 0.58 },
    name,
    lands: [
      { centre: { x: width * 0.005, y: middle }, radius: 0.13, stretch: 0.9 },
      { centre: { x: width, y: below.y - lane * 0.2 }, radius: 0.1, stretch: 1.2 },
      { centre: { x: width * 0.99, y: height * 0.98 }, radius: 0.16, stretch: 1.2 },
    ],
  }
}
