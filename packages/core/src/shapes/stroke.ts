import { type Outline, outlinePolygon } from './outline.ts'
import { polygonArea } from './polygon.ts'

/** The part of a stroke's outline that is its two long sides; the rest is ends and corners. */
const SIDES = 0.86

/** How broad the strokes of drawn digits are, in their units: twice the area over the way along their sides. */
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
