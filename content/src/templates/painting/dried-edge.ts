import type { Point } from '@collagerie/core/geometry'
import { rawPath } from '../kit/frayed.ts'
import { type Random, wobble } from '../kit/hand.ts'
import { path } from '../kit/svg.ts'

/** A thin dark line just inside an outline, broader in some places than in others, in the gradient `pigment`. */
export function driedEdge(
  outline: readonly Point[],
  middle: Point,
  short: number,
  opacity: number,
  random: Random,
): string[] {
  const broad = wobble(random, 5, 14)
  const inner = (reach: number) =>
    outline.map((point, nth) => {
      const away = Math.hypot(middle.x - point.x, middle.y - point.y) || 1
      const by = (short * reach * (1.1 + 0.75 * broad(nth / outline.length))) / away
      return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by }
    })
  const ring = (reach: number, strength: number) =>
    path(rawPath(outline) + rawPath(inner(reach)), {
      fill: 'url(#pigment)',
      'fill-opacity': opacity * strength,
      'fill-rule': 'evenodd',
    })
  return [ring(0.009, 0.22), ring(0.0045, 0.4), ring(0.0018, 0.85)]
}
