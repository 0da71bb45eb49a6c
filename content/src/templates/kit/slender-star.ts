import type { Point } from '@collagerie/core/geometry'
import { polar } from './curves.ts'
import { num } from './svg.ts'

/** A star with long, slender points. `long` and `short` points take turns. */
export function slenderStar(centre: Point, long: number, short: number, points = 4, waist = 0.1): string {
  const corners = Array.from({ length: points * 4 }, (_, nth) => {
    const angle = (nth * 360) / (points * 4) - 90
    if (nth % 2 === 1) return polar(centre, long * waist, angle)
    return polar(centre, nth % 4 === 0 ? long : short, angle)
  })
  return `M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}z`
}
