import type { Point } from '@collagerie/core/geometry'
import { circlePath } from './curves.ts'
import { between, type Random } from './hand.ts'
import { taperedLine } from './pen.ts'
import { num, path } from './svg.ts'

interface FirLook {
  readonly wood: string
  /** From the needles below to those above. */
  readonly needles: readonly string[]
}

const headingOf = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)

/** A twig of fir along a spine, from its foot to its tip; the needles of one tone are one mark. */
export function firTwig(spine: readonly Point[], needle: number, look: FirLook, random: Random): string[] {
  const steps = spine.slice(1).flatMap((to, index) => {
    const from = spine[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.max(1, Math.round(length / (needle * 0.17)))
    return Array.from({ length: count }, (_, nth) => {
      const share = nth / count
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        heading: headingOf(from, to),
        way: (index + share) / (spine.length - 1),
      }
    })
  })
  const layers = look.needles.map((stroke, tone) => {
    const strokes = steps.flatMap(({ x, y, heading, way }) => {
      const reach = needle * (1 - 0.45 * way ** 2) * (1 - 0.14 * tone)
      return [1, -1].map((side) => {
        const angle = heading + side * between(random, 0.42, 0.85) * (1 - 0.4 * way)
        const length = reach * between(random, 0.7, 1.05)
        return `M${num(x)} ${num(y)}l${num(Math.cos(angle) * length)} ${num(Math.sin(angle) * length)}`
      })
    })
    return path(strokes.join(''), {
      fill: 'none',
      stroke,
      'stroke-width': needle * 0.062,
      'stroke-linecap': 'round',
    })
  })
  return [path(taperedLine(spine, needle * 0.13, needle * 0.05), { fill: look.wood }), ...layers]
}

/** A red berry with a light on it. */
export function berry({ x, y }: Point, radius: number, body = '#b3262b', shade = '#7d1519'): string[] {
  const dot = (dx: number, dy: number, r: number) => circlePath({ x: x + dx, y: y + dy }, r)
  return [
    path(dot(0, 0, radius), { fill: shade }),
    path(dot(-radius * 0.1, -radius * 0.12, radius * 0.84), { fill: body }),
    path(dot(-radius * 0.3, -radius * 0.36, radius * 0.2), { fill: '#ffffff', 'fill-opacity': 0.8 }),
  ]
}
