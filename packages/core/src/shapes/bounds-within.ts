import type { Point, Rect } from '../geometry/index.ts'
import type { Polygon } from './polygon.ts'

/** The upright box round the polygon's part inside a rectangle, or nothing where they do not meet. */
export function boundsWithin(polygon: Polygon, rect: Rect): Rect | undefined {
  const right = rect.x + rect.width
  const bottom = rect.y + rect.height
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  const reach = (x: number, y: number) => {
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  // The extremes lie on the outline's own edges, or in a corner of the rectangle that is inside the outline.
  for (const ring of polygon) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before) reachEdge(before, point, rect, reach)
      before = point
    }
  }
  const corners = [
    [rect.x, rect.y],
    [right, rect.y],
    [rect.x, bottom],
    [right, bottom],
  ] as const
  for (const [x, y] of corners) if (isInside(polygon, x, y)) reach(x, y)
  return maxX > minX && maxY > minY ? { x: minX, y: minY, width: maxX - minX, height: maxY - minY } : undefined
}

function reachEdge(a: Point, b: Point, rect: Rect, reach: (x: number, y: number) => void): void {
  const right = rect.x + rect.width
  const bottom = rect.y + rect.height
  if ((a.x < rect.x && b.x < rect.x) || (a.x > right && b.x > right)) return
  if ((a.y < rect.y && b.y < rect.y) || (a.y > bottom && b.y > bottom)) return
  let from = 0
  let to = 1
  const keep = (start: number, step: number, low: number, high: number) => {
    if (step === 0) return
    const first = (low - start) / step
    const second = (high - start) / step
    from = Math.max(from, Math.min(first, second))
    to = Math.min(to, Math.max(first, second))
  }
  keep(a.x, b.x - a.x, rect.x, right)
  keep(a.y, b.y - a.y, rect.y, bottom)
  if (from > to) return
  reach(a.x + from * (b.x - a.x), a.y + from * (b.y - a.y))
  reach(a.x + to * (b.x - a.x), a.y + to * (b.y - a.y))
}

function isInside(polygon: Polygon, x: number, y: number): boolean {
  let winding = 0
  for (const ring of polygon) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before.y <= y !== point.y <= y) {
        const crossing = before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x)
        if (crossing > x) winding += point.y > before.y ? 1 : -1
      }
      before = point
    }
  }
  return winding !== 0
}
