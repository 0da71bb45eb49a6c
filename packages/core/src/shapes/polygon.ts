import { inRadians, type Point, type Rect } from '../geometry/index.ts'
import type { PathSegment } from './path-segment.ts'

/** A closed line; the last corner joins the first. */
export type Ring = readonly Point[]

/**
 * Rings that do not cross: outer ones turn one way, holes the other, so that a canvas's non-zero rule leaves holes open
 * and signed areas add up to the visible area.
 */
export type Polygon = readonly Ring[]

const CURVE_STEPS = 10

/** Flattens curves; ten steps per curve stay within 0.4 % of a quarter circle's radius. */
export function flattenPath(path: readonly PathSegment[]): Polygon {
  const rings: Point[][] = []
  let ring: Point[] = []
  for (const segment of path) {
    if (segment.kind === 'Z') continue
    const from = ring.at(-1)
    if (segment.kind === 'M') {
      ring = [{ x: segment.x, y: segment.y }]
      rings.push(ring)
    } else if (segment.kind !== 'C' || !from) {
      ring.push({ x: segment.x, y: segment.y })
    } else {
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS
        const u = 1 - t
        ring.push({
          x: u * u * u * from.x + 3 * u * u * t * segment.x1 + 3 * u * t * t * segment.x2 + t * t * t * segment.x,
          y: u * u * u * from.y + 3 * u * u * t * segment.y1 + 3 * u * t * t * segment.y2 + t * t * t * segment.y,
        })
      }
    }
  }
  return rings.filter((each) => each.length > 2)
}

/** Clockwise rings (y down) are positive. */
export function signedArea(ring: Ring): number {
  let twice = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) twice += before.x * point.y - point.x * before.y
    before = point
  }
  return twice / 2
}

export function polygonArea(polygon: Polygon): number {
  return Math.abs(polygon.reduce((sum, ring) => sum + signedArea(ring), 0))
}

type Axis = 'x' | 'y'

/** Keeps what is on one side of a line; edges along the cut cancel out in the signed area. */
function keepSide(ring: Ring, axis: Axis, limit: number, sign: 1 | -1): Point[] {
  const kept: Point[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) {
      const from = sign * (before[axis] - limit)
      const to = sign * (point[axis] - limit)
      if (from * to < 0) {
        const t = from / (from - to)
        kept.push({ x: before.x + t * (point.x - before.x), y: before.y + t * (point.y - before.y) })
      }
      if (to >= 0) kept.push(point)
    }
    before = point
  }
  return kept
}

/** The polygon's part inside an upright rectangle. */
export function clipToRect(polygon: Polygon, rect: Rect): Polygon {
  return polygon.flatMap((ring) => {
    // Rows first, since they remove most of an outline at once.
    let kept: Ring = keepSide(ring, 'y', rect.y, 1)
    kept = keepSide(kept, 'y', rect.y + rect.height, -1)
    kept = keepSide(kept, 'x', rect.x, 1)
    kept = keepSide(kept, 'x', rect.x + rect.width, -1)
    return kept.length > 2 ? [kept] : []
  })
}

/** How much of a rectangle, turned by `rotation` degrees about its centre, shows inside the outline: 0 to 1. */
export function visibleShare(rect: Rect, outline: Polygon, rotation = 0): number {
  const turned = rotation === 0 ? outline : turnAbout(outline, rect, -rotation)
  return polygonArea(clipToRect(turned, rect)) / (rect.width * rect.height)
}

function turnAbout(polygon: Polygon, rect: Rect, degrees: number): Polygon {
  const angle = inRadians(degrees)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const centreX = rect.x + rect.width / 2
  const centreY = rect.y + rect.height / 2
  return polygon.map((ring) =>
    ring.map(({ x, y }) => ({
      x: centreX + (x - centreX) * cos - (y - centreY) * sin,
      y: centreY + (x - centreX) * sin + (y - centreY) * cos,
    })),
  )
}
