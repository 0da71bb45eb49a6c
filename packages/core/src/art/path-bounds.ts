import type { Point, Rect } from '../geometry/index.ts'
import type { PathSegment } from '../shapes/index.ts'

/** The upright box around a path, with exact curves; undefined without a path. */
export function pathBounds(segments: readonly PathSegment[]): Rect | undefined {
  const xs: number[] = []
  const ys: number[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  for (const segment of segments) {
    if (segment.kind === 'Z') {
      at = start
      continue
    }
    if (segment.kind === 'C') {
      xs.push(at.x, ...cubicTurns(at.x, segment.x1, segment.x2, segment.x))
      ys.push(at.y, ...cubicTurns(at.y, segment.y1, segment.y2, segment.y))
    }
    at = { x: segment.x, y: segment.y }
    if (segment.kind === 'M') start = at
    xs.push(at.x)
    ys.push(at.y)
  }
  if (xs.length === 0) return undefined
  const [left, right] = range(xs)
  const [top, bottom] = range(ys)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function range(values: readonly number[]): [number, number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}

/** Where a curve turns back on one axis: the roots of its derivative between its ends. */
function cubicTurns(from: number, first: number, second: number, to: number): number[] {
  const a = -from + 3 * first - 3 * second + to
  const b = 2 * (from - 2 * first + second)
  const c = first - from
  const root = Math.sqrt(b * b - 4 * a * c)
  const candidates = Math.abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return candidates
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const u = 1 - t
      return u * u * u * from + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * to
    })
}
