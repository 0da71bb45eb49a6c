import { clamp, type Rect } from '../geometry/index.ts'
import type { Polygon } from './polygon.ts'

/** A polygon's edges as x, y, x, y: flat numbers, since every photo is measured against them. */
export type Edges = Float64Array

export function edgesOf(polygon: Polygon): Edges {
  const edges = new Float64Array(4 * polygon.reduce((count, ring) => count + ring.length, 0))
  let at = 0
  for (const ring of polygon) {
    let before = ring.at(-1)
    for (const point of ring) {
      edges[at++] = before?.x ?? 0
      edges[at++] = before?.y ?? 0
      edges[at++] = point.x
      edges[at++] = point.y
      before = point
    }
  }
  return edges
}

/** The edges near a band, which alone decide what is inside a rectangle of it. */
export function edgesAcross(edges: Edges, top: number, bottom: number, into: Float64Array): Edges {
  let count = 0
  for (let at = 0; at < edges.length; at += 4) {
    const from = edges[at + 1] ?? 0
    const to = edges[at + 3] ?? 0
    if ((from < top && to < top) || (from > bottom && to > bottom)) continue
    into[count] = edges[at] ?? 0
    into[count + 1] = from
    into[count + 2] = edges[at + 2] ?? 0
    into[count + 3] = to
    count += 4
  }
  return into.subarray(0, count)
}

/** Area of the polygon inside an upright rectangle. */
export function areaWithin(edges: Edges, { x: left, y: top, width, height }: Rect): number {
  const bottom = top + height
  let area = 0
  for (let at = 0; at < edges.length; at += 4) {
    const fromY = edges[at + 1] ?? 0
    const toY = edges[at + 3] ?? 0
    const startY = clamp(fromY, top, bottom)
    const endY = clamp(toY, top, bottom)
    if (startY === endY) continue
    const fromX = (edges[at] ?? 0) - left
    const slope = ((edges[at + 2] ?? 0) - left - fromX) / (toY - fromY)
    const startX = fromX + (startY - fromY) * slope
    const endX = fromX + (endY - fromY) * slope
    area += (endY - startY) * meanWithin(startX, endX, width)
  }
  return Math.abs(area)
}

/** The mean of a value that changes evenly between two numbers, clamped between 0 and `most`. */
function meanWithin(from: number, to: number, most: number): number {
  const held = (value: number) => clamp(value, 0, most)
  const start = held(from)
  const end = held(to)
  if ((start === from && end === to) || Math.abs(to - from) < 1e-6) return (start + end) / 2
  // Between the clamped ends the value changes evenly; beyond them it is constant.
  const within = (end * end - start * start) / 2
  const beyond = start * (start - from) + end * (to - end)
  return (within + beyond) / (to - from)
}
