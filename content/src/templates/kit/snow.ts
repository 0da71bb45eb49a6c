import type { Point } from '@collagerie/core/geometry'
import { polar } from './curves.ts'
import { num } from './svg.ts'

const line = (from: Point, to: Point) => `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`

/** A snow crystal as lines of one path: six arms with `pairs` of side twigs each. */
export function snowflake(centre: Point, radius: number, pairs = 3): string {
  return [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const tip = polar(centre, radius, turn - 90)
      const twigs = Array.from({ length: pairs }, (_, nth) => {
        const share = 0.34 + (nth * 0.5) / pairs
        const foot = polar(centre, radius * share, turn - 90)
        const length = radius * (0.34 - nth * 0.07)
        return [-52, 52].map((splay) => line(foot, polar(foot, length, turn - 90 + splay))).join('')
      })
      return line(centre, tip) + twigs.join('')
    })
    .join('')
}

/** A star with long, slender points. `long` and `short` points take turns. */
export function slenderStar(centre: Point, long: number, short: number, points = 4, waist = 0.1): string {
  const corners = Array.from({ length: points * 4 }, (_, nth) => {
    const angle = (nth * 360) / (points * 4) - 90
    if (nth % 2 === 1) return polar(centre, long * waist, angle)
    return polar(centre, nth % 4 === 0 ? long : short, angle)
  })
  return `M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}z`
}
