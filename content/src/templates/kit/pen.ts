import type { Point } from '@collagerie/core/geometry'
import { ribbonPath, smoothPath } from './curves.ts'
import { type Random, wobble } from './hand.ts'

/** A pen line through the points, filled: pressed in the middle, lifted at both ends, never quite even. */
export function penLine(spine: readonly Point[], width: number, random: Random): string {
  const pressure = wobble(random, 1, 4)
  return ribbonPath(
    spine,
    (share) =>
      width * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.84))) * (1 + 0.22 * pressure(share)),
  )
}

/** A line that starts broad and runs out, like a stem or a tendril. */
export function taperedLine(spine: readonly Point[], from: number, to: number): string {
  return ribbonPath(spine, (share) => from + (to - from) * share)
}

/** A closed contour whose line swells and thins on its way round; the inner edge runs the other way and leaves it hollow. */
export function penOutline(points: readonly Point[], width: number, random: Random): string {
  const centre = centreOf(points)
  const pressure = wobble(random, 1, 3)
  const inner = points.map((point, index) => {
    const reach = Math.hypot(point.x - centre.x, point.y - centre.y) || 1
    const inward = Math.min(0.9, (width * (1 + 0.55 * pressure(index / points.length))) / reach)
    return { x: point.x + (centre.x - point.x) * inward, y: point.y + (centre.y - point.y) * inward }
  })
  return smoothPath(points, true) + smoothPath(inner.toReversed(), true)
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
