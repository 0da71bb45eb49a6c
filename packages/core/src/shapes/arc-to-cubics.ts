import { inRadians, type Point } from '../geometry/index.ts'
import type { PathSegment } from './path-segment.ts'

export interface Arc {
  readonly from: Point
  readonly to: Point
  readonly radiusX: number
  readonly radiusY: number
  readonly tilt: number
  readonly large: boolean
  readonly sweep: boolean
}

/** An elliptical arc as cubic curves of a quarter turn at most: off by less than 0.03 % of the radius. */
export function arcToCubics(arc: Arc): PathSegment[] {
  const { from, to } = arc
  if (from.x === to.x && from.y === to.y) return []
  if (arc.radiusX === 0 || arc.radiusY === 0) return [{ kind: 'L', ...to }]
  const tilt = inRadians(arc.tilt)
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  // Half the chord, seen in the ellipse's own axes.
  const halfX = (cos * (from.x - to.x) + sin * (from.y - to.y)) / 2
  const halfY = (-sin * (from.x - to.x) + cos * (from.y - to.y)) / 2
  // Radii too short to span the chord grow until they just do.
  const stretch = Math.max(1, Math.hypot(halfX / arc.radiusX, halfY / arc.radiusY))
  const rx = Math.abs(arc.radiusX) * stretch
  const ry = Math.abs(arc.radiusY) * stretch
  const spanned = (rx * halfY) ** 2 + (ry * halfX) ** 2
  const reach = Math.sqrt(Math.max(0, (rx * ry) ** 2 / spanned - 1)) * (arc.large === arc.sweep ? -1 : 1)
  const centreX = (reach * rx * halfY) / ry
  const centreY = (-reach * ry * halfX) / rx
  const start = Math.atan2((halfY - centreY) / ry, (halfX - centreX) / rx)
  let turn = Math.atan2((-halfY - centreY) / ry, (-halfX - centreX) / rx) - start
  if (arc.sweep && turn < 0) turn += 2 * Math.PI
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI

  const place = (x: number, y: number): Point => ({
    x: cos * (x + centreX) - sin * (y + centreY) + (from.x + to.x) / 2,
    y: sin * (x + centreX) + cos * (y + centreY) + (from.y + to.y) / 2,
  })
  const parts = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9))
  const step = turn / parts
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: parts }, (_, index): PathSegment => {
    const a = start + index * step
    const b = a + step
    const first = place(rx * (Math.cos(a) - handle * Math.sin(a)), ry * (Math.sin(a) + handle * Math.cos(a)))
    const second = place(rx * (Math.cos(b) + handle * Math.sin(b)), ry * (Math.sin(b) - handle * Math.cos(b)))
    const end = index === parts - 1 ? to : place(rx * Math.cos(b), ry * Math.sin(b))
    return { kind: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y }
  })
}
