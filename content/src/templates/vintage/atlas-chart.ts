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
  /** One for every print, at the edge that the course passes. */
  readonly pins: readonly Point[]
  /** From where it set out, through open water, to the ship. */
  readonly course: readonly Point[]
  readonly ship: Point
  readonly rose?: Point
  readonly name: Rect
  readonly lands: readonly Land[]
}

/** As shares of the shorter side: to the edge, between two prints of a row, and the water that the course takes. */
const MARGIN = 0.065
const GAP = 0.034
const LANE = 0.1
/** How far the course keeps from a pin, and what the ship needs. */
const NEAR = 0.024
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

const foot = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height })
const head = ({ x, y, width }: Rect): Point => ({ x: x + width / 2, y })

/** The course comes close to every pin in turn, from the left of the lane to its right end. */
function passing(pins: readonly { readonly at: Point; readonly isAbove: boolean }[], near: number): Point[] {
  return pins
    .toSorted((a, b) => a.at.x - b.at.x)
    .map(({ at, isAbove }) => ({ x: at.x, y: at.y + (isAbove ? near : -near) }))
}

/**
 * Two rows of prints with a lane of open water between them. Upright the course goes on down between the lower prints
 * to the ship above the name; on a lying sheet the ship and the name stand at the end of the lower row.
 */
export function chartOf(format: Format, roomFor: (width: number) => number): Chart {
  return format.width > format.height ? lying(format, roomFor) : upright(format, roomFor)
}

function upright({ width, height }: Format, roomFor: (width: number) => number): Chart {
  const short = width
  const [margin, gap, lane] = [short * MARGIN, short * GAP, short * LANE]
  const isSquare = width === height
  const wide = width * (isSquare ? 0.66 : 0.78)
  const high = roomFor(wide)
  const ship = { width: short * SHIP.width, height: short * SHIP.height }
  const name = { x: isSquare ? margin : (width - wide) / 2, y: height - margin - high, width: wide, height: high }
  // Beside the name of a square there is room for the ship; upright it sails above the name.
  const low = isSquare ? Math.min(name.y, height - margin - ship.height) - gap * 1.5 : name.y - ship.height - gap * 0.9
  const room = low - margin - lane
  const inner = width - 2 * margin
  const above = { x: margin, y: margin, width: inner, height: room * 0.53 }
  const below = { x: margin, y: margin + above.height + lane, width: inner, height: room * 0.47 }
  const [large = above, second = above] = rowOf(above, [0.6, 0.4], gap)
  const [third = below, last = below] = rowOf(below, isSquare ? [0.46, 0.54] : [0.44, 0.56], lane * 0.72)
  const gutter = (third.x + third.width + last.x) / 2
  const middle = above.y + above.height + lane / 2
  const pins = [foot(large), foot(second), { x: third.x + third.width, y: third.y + third.height * 0.42 }, head(last)]
  const [first, other, , top] = pins as [Point, Point, Point, Point]
  const near = short * NEAR
  const harbour = isSquare
    ? { x: width - margin - ship.width * 0.5, y: height - margin - ship.height * 0.45 }
    : { x: gutter, y: low + ship.height * 0.58 }
  const end = last.y + last.height
  return {
    prints: [large, second, third, last],
    pins,
    course: [
      { x: width - margin * 0.95, y: middle + lane * 0.05 },
      { x: other.x, y: other.y + near },
      { x: top.x, y: top.y - near },
      { x: first.x + large.width * 0.04, y: first.y + near * 1.1 },
      { x: gutter - lane * 0.12, y: middle + lane * 0.42 },
      { x: gutter - lane * 0.04, y: third.y + third.height * 0.42 },
      { x: gutter + lane * 0.06, y: third.y + third.height * 0.75 },
      ...(isSquare
        ? [
            { x: gutter + gap * 0.6, y: end + gap * 0.3 },
            { x: gutter + lane, y: end + gap * 0.78 },
            { x: harbour.x - ship.width * 0.4, y: end + gap * 0.8 },
          ]
        : [{ x: gutter, y: harbour.y - ship.height * 0.6 }]),
    ],
    ship: harbour,
    ...(isSquare ? {} : { rose: { x: margin + short * 0.095, y: harbour.y - short * 0.005 } }),
    name,
    lands: [
      { centre: { x: width * 0.99, y: middle + lane * 0.2 }, radius: 0.15, stretch: 0.9 },
      { centre: { x: width * 0.02, y: middle }, radius: 0.12, stretch: 1 },
      ...(isSquare ? [] : [{ centre: { x: width * 0.98, y: height * 0.95 }, radius: 0.24, stretch: 1.1 }]),
    ],
  }
}

function lying({ width, height }: Format, roomFor: (width: number) => number): Chart {
  const short = height
  const [margin, gap, lane] = [short * MARGIN, short * GAP, short * LANE]
  const isLong = width >= 1.9 * height
  const wide = width * (isLong ? 0.36 : width < height * 1.4 ? 0.475 : 0.43)
  const high = roomFor(wide)
  const ship = { width: short * SHIP.width, height: short * SHIP.height }
  const inner = { width: width - 2 * margin, height: height - 2 * margin - lane }
  const lower = Math.max(inner.height * 0.45, high + ship.height + gap * 0.3)
  const above = { x: margin, y: margin, width: inner.width, height: inner.height - lower }
  const name = { x: width - margin - wide, y: height - margin - high, width: wide, height: high }
  const below = {
    x: margin,
    y: margin + above.height + lane,
    width: inner.width - wide - gap * 1.3,
    height: lower,
  }
  const tops = rowOf(above, isLong ? [1, 1.4, 1, 1.3] : [1.25, 0.85, 1.1], gap)
  const bottoms = rowOf(below, isLong ? [1.2, 0.9, 1.1] : [0.85, 1], gap)
  const pins = [...tops.map(foot), ...bottoms.map(head)]
  const middle = above.y + above.height + lane / 2
  const free = name.y - (below.y - lane)
  const harbour = { x: width - margin - ship.width * 0.55, y: name.y - ship.height * 0.46 }
  const passed = passing(
    pins.map((at, nth) => ({ at, isAbove: nth < tops.length })),
    short * NEAR,
  )
  return {
    prints: [...tops, ...bottoms],
    pins,
    course: [
      { x: margin * 1.1, y: middle },
      ...passed,
      { x: (harbour.x + (passed.at(-1)?.x ?? 0)) / 2, y: middle + lane * 0.16 },
      { x: harbour.x, y: harbour.y - ship.height * 0.62 },
    ],
    ship: harbour,
    rose: { x: name.x + short * 0.1, y: below.y - lane + free * 0.56 },
    name,
    lands: [
      { centre: { x: width * 0.005, y: middle }, radius: 0.13, stretch: 0.9 },
      { centre: { x: width, y: below.y - lane * 0.2 }, radius: 0.1, stretch: 1.2 },
      { centre: { x: width * 0.99, y: height * 0.98 }, radius: 0.16, stretch: 1.2 },
    ],
  }
}
