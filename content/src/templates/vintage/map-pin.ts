import type { Point } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { num, path } from '../kit/svg.ts'

/** A pin with a round head, seen from above: its shadow falls to the lower right. */
export function mapPin({ x, y }: Point, radius: number): string[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * radius, y: y + dy * radius })
  const shade = (share: number) =>
    path(circlePath(at(0.45, 0.6), radius * share), { fill: '#22180f', 'fill-opacity': 0.13 })
  return [
    ...[1.18, 0.98, 0.78].map(shade),
    path(circlePath(at(0, 0), radius), { fill: '#a8301f', stroke: '#6f1c10', 'stroke-width': num(radius * 0.12) }),
    path(circlePath(at(-0.16, -0.18), radius * 0.66), { fill: '#cc4a33' }),
    path(circlePath(at(-0.34, -0.38), radius * 0.26), { fill: '#ffe7dc', 'fill-opacity': 0.9 }),
  ]
}
