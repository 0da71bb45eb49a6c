import { type Outline, outlinePolygon } from './outline.ts'
import { polygonArea } from './polygon.ts'

/** The share of a stroke's outline that is its two long sides; the rest is ends and corners. */
const SIDES = 0.86

/** The width of drawn digits' strokes, in their units: twice the area divided by the length of their sides. */
export function strokeOf(outlines: readonly Outline[]): number {
  let area = 0
  let round = 0
  for (const outline of outlines) {
    const polygon = outlinePolygon(outline)
    area += polygonArea(polygon)
    for (const ring of polygon) {
      ring.forEach(({ x, y }, index) => {
        const before = ring.at(index - 1)
        if (before) round += Math.hypot(x - before.x, y - before.y)
      })
    }
  }
  return round > 0 ? (2 * area) / (SIDES * round) : 0
}
