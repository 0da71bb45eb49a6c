import { hasRoom } from './split-room.ts'
import { type Cutting, outlook, type PhotoArea, POOR, type Splitter, split } from './splitter.ts'

/** The inner block of a pinwheel, as shares of the part's sides. */
interface Hub {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Five parts, four arms turning about a hub, with photos shared out by area; undefined if they have no room. The hub
 * comes last and takes `hubCount` photos.
 */
export function pinwheelOf(
  part: PhotoArea,
  hub: Hub,
  hubCount: number,
  clockwise: boolean,
  splitter: Splitter,
): PhotoArea[] | undefined {
  const { left, right, top, bottom } = hub
  const [x, y] = [
    [0, left, right, 1],
    [0, top, bottom, 1],
  ] as const
  const arms = clockwise
    ? [
        [x[0], y[0], x[2], y[1]],
        [x[2], y[0], x[3], y[2]],
        [x[1], y[2], x[3], y[3]],
        [x[0], y[1], x[1], y[3]],
      ]
    : [
        [x[1], y[0], x[3], y[1]],
        [x[2], y[1], x[3], y[3]],
        [x[0], y[2], x[2], y[3]],
        [x[0], y[0], x[1], y[2]],
      ]
  const armCounts = proportionalCounts(
    part.count - hubCount,
    arms.map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => (x1 - x0) * (y1 - y0)),
  )
  if (armCounts === undefined) return undefined
  const parts = [...arms, [left, top, right, bottom]].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0], index) => ({
    x: part.x + x0 * part.width,
    y: part.y + y0 * part.height,
    width: (x1 - x0) * part.width,
    height: (y1 - y0) * part.height,
    count: index < 4 ? (armCounts[index] as number) : hubCount,
  }))
  return parts.every((each) => hasRoom(each.width, each.height, each.count, splitter.least)) ? parts : undefined
}

/** Whole numbers in proportion to the weights, each at least one. */
export function proportionalCounts(count: number, weights: readonly number[]): number[] | undefined {
  if (count < weights.length) return undefined
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.max(1, Math.round((count * weight) / whole)))
  for (let over = shares.reduce((sum, share) => sum + share, 0) - count; over !== 0; over -= Math.sign(over)) {
    // Correct where the share is furthest from what its weight asks for.
    let worst = 0
    let worstBy = Number.NEGATIVE_INFINITY
    shares.forEach((share, index) => {
      const by = (share - (count * (weights[index] as number)) / whole) * Math.sign(over)
      if (by > worstBy && share - Math.sign(over) >= 1) {
        worst = index
        worstBy = by
      }
    })
    shares[worst] = (shares[worst] as number) - Math.sign(over)
  }
  return shares
}

function isPoor({ width, height, count }: PhotoArea, { lean }: Splitter): boolean {
  return outlook(width, height, count, lean) > 1.6 * POOR * count
}

const FEWEST_IN_PINWHEEL = 5
const MOST_IN_FLAT_PART = 2.1

/** Pinwheels within pinwheels, as long as a part is stout enough to turn one in it. */
export function weave(part: PhotoArea, cutting: Cutting, splitter: Splitter): void {
  const { random } = splitter
  const ratio = part.width / part.height
  const isStout = ratio < MOST_IN_FLAT_PART && ratio > 1 / MOST_IN_FLAT_PART
  if (part.count < FEWEST_IN_PINWHEEL || !isStout) {
    split(part, cutting, splitter)
    return
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    const thickness = 0.29 + random() * 0.1
    const skew = (random() - 0.5) * 0.08
    const hub = { left: thickness, right: 1 - thickness + skew, top: thickness - skew, bottom: 1 - thickness }
    const area = (hub.right - hub.left) * (hub.bottom - hub.top)
    const hubCount = Math.max(1, Math.round(part.count * area))
    const parts = pinwheelOf(part, hub, hubCount, random() < 0.5, splitter)
    if (parts === undefined || parts.some((each) => isPoor(each, splitter))) continue
    for (const each of parts) weave(each, cutting, splitter)
    return
  }
  split(part, cutting, splitter)
}
