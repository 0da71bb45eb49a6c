import type { Point } from '../geometry/index.ts'
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
