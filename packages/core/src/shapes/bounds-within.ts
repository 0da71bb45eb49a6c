import type { Rect } from '../geometry/index.ts'
import type { Edges } from './outline-edges.ts'

/** The upright box around the polygon's part inside a rectangle; undefined if they do not meet. */
export function boundsWithin(edges: Edges, rect: Rect): Rect | undefined {
  const left = rect.x
  const top = rect.y
  const right = left + rect.width
  const bottom = top + rect.height
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  // The extremes lie on the outline's edges, or in a corner of the rectangle inside the outline.
  for (let at = 0; at < edges.length; at += 4) {
    const x = edges[at] ?? 0
    const y = edges[at + 1] ?? 0
    const stepX = (edges[at + 2] ?? 0) - x
    const stepY = (edges[at + 3] ?? 0) - y
    let from = 0
    let to = 1
    if (stepX === 0) {
      if (x < left || x > right) continue
    } else {
      const first = (left - x) / stepX
      const second = (right - x) / stepX
      from = Math.max(from, Math.min(first, second))
      to = Math.min(to, Math.max(first, second))
    }
    if (stepY === 0) {
      if (y < top || y > bottom) continue
    } else {
      const first = (top - y) / stepY
      const second = (bottom - y) / stepY
      from = Math.max(from, Math.min(first, second))
      to = Math.min(to, Math.max(first, second))
    }
    if (from > to) continue
    minX = Math.min(minX, x + from * stepX, x + to * stepX)
    maxX = Math.max(maxX, x + from * stepX, x + to * stepX)
    minY = Math.min(minY, y + from * stepY, y + to * stepY)
    maxY = Math.max(maxY, y + from * stepY, y + to * stepY)
  }
  for (let corner = 0; corner < 4; corner++) {
    const x = corner % 2 === 0 ? left : right
    const y = corner < 2 ? top : bottom
    // Most corners lie between extremes found earlier.
    if ((x >= minX && x <= maxX && y >= minY && y <= maxY) || !isInside(edges, x, y)) continue
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  return maxX > minX && maxY > minY ? { x: minX, y: minY, width: maxX - minX, height: maxY - minY } : undefined
}

function isInside(edges: Edges, x: number, y: number): boolean {
  let winding = 0
  for (let at = 0; at < edges.length; at += 4) {
    const fromY = edges[at + 1] ?? 0
    const toY = edges[at + 3] ?? 0
    if (fromY <= y === toY <= y) continue
    const fromX = edges[at] ?? 0
    const crossing = fromX + ((y - fromY) / (toY - fromY)) * ((edges[at + 2] ?? 0) - fromX)
    if (crossing > x) winding += toY > fromY ? 1 : -1
  }
  return winding !== 0
}
