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
  /** One for every print, in the middle of its upper edge. */
  readonly pins: readonly Point[]
  /** From where it set out, through open water, to the ship. */
  readonly course: readonly Point[]
  readonly ship: Point
  readonly rose: Point
  readonly name: Rect
  readonly lands: readonly Land[]
}

/** As shares of the shorter side: to the edge, between two prints of a row, and the water that the course takes. */
const MARGIN = 0.061
const GAP = 0.026
const LANE = 0.09
/** How far the course swings to either side, and how often on the shorter side of a sheet. */
const SWING = 0.014
const SWINGS = 2.6
/** What the large print at the head of a long sheet has of the height above the lane. */
const HEAD = 0.64
/** What ship and rose need over the name, and how far they stand from its ends. */
const SHIP = 0.216
const BESIDE = { ship: 0.15, rose: 0.115 }

function rowOf({ x, y, width, height }: Rect, shares: readonly number[], gap: number): Rect[] {
  const unit = (width - (shares.length - 1) * gap) / shares.reduce((sum, share) => sum + share, 0)
  let left = x
  return shares.map((share) => {
    const box = { x: left, y, width: unit * share, height }
    left += box.width + gap
    return box
  })
}

/** A calm line from one point to another that swings to either side. */
function swung(from: Point, to: Point, short: number): Point[] {
  const steps = Math.max(4, Math.round(((to.x - from.x) / short) * SWINGS * 2))
  return Array.from({ length: steps + 1 }, (_, nth) => {
    const share = nth / steps
    const side = nth === 0 || nth === steps ? 0 : nth % 2 === 0 ? 1 : -1
    return { x: from.x + (to.x - from.x) * share, y: from.y + side * SWING * short + (to.y - from.y) * share ** 6 }
  })
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
  if (ratio < 0.73) return { hasHead: true, above: [1.12, 1], below: [1], name: 0.535, low: 0.28 }
  if (ratio < 0.77) return { above: [1.04, 1], below: [1], name: 0.535, low: 0.36 }
  if (ratio <= 1) return { above: [1.15, 1], below: [1], name: 0.535, low: 0.33 }
  if (ratio < 1.35) return { above: [1.25, 0.9, 1.1], below: [1], name: 0.475, low: 0.37 }
  if (ratio < 1.9) return { above: [1.25, 0.85, 1.1], below: [0.85, 1], name: 0.43, low: 0.4 }
  return { above: [1, 1.06, 1], below: [1, 1.2], name: 0.36, low: 0.4 }
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
  const inner = { width: width - 2 * margin, height: height - 2 * margin - lane }
  const lower = Math.max(inner.height * plan.low, high + short * SHIP - lane + gap)
  const room = inner.height - lower
  const first = plan.hasHead ? { x: margin, y: margin, width: inner.width, height: (room - gap) * HEAD } : undefined
  const top = first ? first.y + first.height + gap : margin
  const above = { x: margin, y: top, width: inner.width, height: margin + room - top }
  const name = { x: width - margin - wide, y: height - margin - high, width: wide, height: high }
  const below = { x: margin, y: margin + room + lane, width: inner.width - wide - gap * 1.3, height: lower }
  const prints = [...(first ? [first] : []), ...rowOf(above, plan.above, gap), ...rowOf(below, plan.below, gap)]
  const from = { x: margin * 1.25, y: below.y - lane / 2 }
  const free = name.y - (below.y - lane)
  const ship = { x: name.x + short * BESIDE.ship, y: name.y - free * 0.48 }
  return {
    prints,
    pins: prints.map((box) => ({ x: box.x + box.width / 2, y: box.y })),
    course: swung(from, { x: ship.x - short * 0.126, y: ship.y + short * 0.03 }, short),
    ship,
    rose: { x: name.x + name.width - short * BESIDE.rose, y: name.y - free * 0.5 },
    name,
    lands: [
      { centre: { x: 0, y: from.y }, radius: 0.17, stretch: 0.95 },
      { centre: { x: width, y: height - high * 0.7 - margin }, radius: 0.2, stretch: 0.85 },
      { centre: { x: name.x + wide * 0.1, y: height }, radius: 0.15, stretch: 1.3 },
    ],
  }
}
