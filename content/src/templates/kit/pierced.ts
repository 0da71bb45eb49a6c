import type { Point, Rect, Size } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { masked, photo } from './layers.ts'
import { num } from './svg.ts'

/** A photo that leaves a disc free: what stands there is framed by it and hides nothing of it. */
export function photoRound(index: number, box: Rect, centre: Point, radius: number): Layer[] {
  const { x, y, width, height } = box
  const outline = besideDisc({ width, height }, { x: centre.x - x, y: centre.y - y }, radius)
  return outline === undefined ? [photo(index, box)] : masked(index, box, { width, height }, outline)
}

/**
 * A box without the part a disc covers, as one outline: two that overlap would leave a hair at their seam. Undefined if
 * the disc stays clear of the box.
 */
function besideDisc({ width, height }: Size, centre: Point, radius: number): string | undefined {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const isFree = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y) > radius
  const round = corners.flatMap((from, nth) => {
    const to = corners[(nth + 1) % corners.length] ?? from
    return [{ at: from, crosses: false }, ...crossings(from, to, centre, radius).map((at) => ({ at, crosses: true }))]
  })
  const crossed = round.filter(({ crosses }) => crosses).length
  if (crossed === 0) return undefined
  if (crossed !== 2) throw new Error(`a disc that meets the outline of a photo ${crossed} times`)
  // From where the outline leaves the disc round to where it enters it again.
  const [first = 0, second = 0] = round.flatMap(({ crosses }, nth) => (crosses ? [nth] : []))
  const between = round.slice(first + 1, second)
  const isFirstPart = between.length > 0 && between.every(({ at }) => isFree(at))
  const way = isFirstPart ? round.slice(first, second + 1) : [...round.slice(second), ...round.slice(0, first + 1)]
  const [start, end] = [way[0]?.at ?? centre, way.at(-1)?.at ?? centre]
  const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x)
  const back = (angle(end) - angle(start) + 4 * Math.PI) % (2 * Math.PI)
  const r = num(radius)
  const line = way.map(({ at }) => `${num(at.x)} ${num(at.y)}`).join('L')
  return `M${line}A${r} ${r} 0 ${back > Math.PI ? 1 : 0} 0 ${num(start.x)} ${num(start.y)}z`
}

/** Where a side of a box meets a circle, in its own direction. */
function crossings(from: Point, to: Point, centre: Point, radius: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [fx, fy] = [from.x - centre.x, from.y - centre.y]
  const a = dx * dx + dy * dy
  const b = fx * dx + fy * dy
  const under = b * b - a * (fx * fx + fy * fy - radius * radius)
  if (under <= 0) return []
  return [(-b - Math.sqrt(under)) / a, (-b + Math.sqrt(under)) / a]
    .filter((share) => share > 0 && share < 1)
    .map((share) => ({ x: from.x + share * dx, y: from.y + share * dy }))
}
