import { clamp, inRadians, type Point } from '@collagerie/core/geometry'
import { num } from './svg.ts'

const at = ({ x, y }: Point) => `${num(x)} ${num(y)}`

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = inRadians(degrees)
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

export function circlePath({ x, y }: Point, radius: number): string {
  const r = num(radius)
  return `M${at({ x: x - radius, y })}a${r} ${r} 0 1 1 ${num(2 * radius)} 0a${r} ${r} 0 1 1 ${num(-2 * radius)} 0z`
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}z`
}

/** A curve through all points. */
export function smoothPath(points: readonly Point[]): string {
  return curvePath(points, false)
}

/** A curve through all points that ends where it began. */
export function smoothOutline(points: readonly Point[]): string {
  return curvePath(points, true)
}

/** Catmull-Rom, written as cubic Béziers. */
function curvePath(points: readonly Point[], closed: boolean): string {
  const first = points[0]
  if (!first) return ''
  const last = points.length - 1
  const pick = (index: number): Point =>
    points[closed ? (index + points.length) % points.length : clamp(index, 0, last)] ?? first
  const segments = Array.from({ length: closed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${at(leave)} ${at(arrive)} ${at(to)}`
  })
  return `M${at(first)}${segments.join('')}${closed ? 'z' : ''}`
}

/** The outline of a stroke whose width swells and tapers: `widthAt` gives it from the start (0) to the end (1). */
export function ribbonPath(spine: readonly Point[], widthAt: (share: number) => number): string {
  const sides = spine.map((point, index) => {
    const before = spine[Math.max(0, index - 1)] ?? point
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const half = widthAt(index / (spine.length - 1)) / 2
    const across = { x: (-(after.y - before.y) / length) * half, y: ((after.x - before.x) / length) * half }
    return {
      left: { x: point.x + across.x, y: point.y + across.y },
      right: { x: point.x - across.x, y: point.y - across.y },
    }
  })
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()]
  return smoothOutline(outline)
}
