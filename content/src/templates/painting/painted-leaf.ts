import type { Point } from '@collagerie/core/geometry'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { num, path } from '../kit/svg.ts'
import { softPath } from './soft-path.ts'

/** A leaf's colours: its body, the half in the light, the half and the foot in the shade. */
export interface LeafTones {
  readonly body: string
  readonly light: string
  readonly shade: string
}

/** A pointed leaf with a lit half, a shaded one, and veins that the brush left open. */
export function paintedLeaf(foot: Point, degrees: number, length: number, tones: LeafTones, random: Random): string[] {
  const bend = between(random, -0.14, 0.14)
  const on = (along: number, across: number) =>
    polar(polar(foot, length * along, degrees), length * (across + bend * along * along), degrees + 90)
  const broad = between(random, 0.19, 0.24)
  const side = (sign: number) => [
    on(0.16, sign * broad * 0.62),
    on(0.4, sign * broad * 1.06),
    on(0.66, sign * broad * 0.8),
    on(0.88, sign * broad * 0.3),
  ]
  const rib = [on(0.02, 0), on(0.35, 0), on(0.7, 0), on(1, 0)]
  const tip = [on(1.02, 0), on(1.02, 0)]
  const lit = Math.cos(((degrees + 90 - 225) * Math.PI) / 180) > 0 ? 1 : -1
  const half = (sign: number) => softPath([...rib, ...tip, ...side(sign).toReversed()])
  const veins = [0.2, 0.36, 0.52, 0.67].flatMap((along) =>
    [-1, 1].map((sign) => {
      const [from, to] = [on(along, 0), on(along + 0.19, sign * broad * (0.78 - along * 0.55))]
      return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`
    }),
  )
  const [start, middle, end] = [on(0, 0), on(0.5, 0), on(0.95, 0)]
  const line = { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' }
  return [
    path(softPath([on(0, 0), ...side(1), ...tip, ...side(-1).toReversed()]), { fill: tones.body }),
    path(half(lit), { fill: tones.light, 'fill-opacity': 0.4 }),
    path(half(-lit), { fill: tones.shade, 'fill-opacity': 0.42 }),
    path(
      softPath([
        on(0, 0),
        on(0.16, broad * 0.5),
        on(0.34, broad * 0.3),
        on(0.34, -broad * 0.3),
        on(0.16, -broad * 0.5),
      ]),
      {
        fill: tones.shade,
        'fill-opacity': 0.35,
      },
    ),
    path(`M${num(start.x)} ${num(start.y)}Q${num(middle.x)} ${num(middle.y)} ${num(end.x)} ${num(end.y)}`, {
      ...line,
      'stroke-opacity': 0.8,
      'stroke-width': length * 0.012,
    }),
    path(veins.join(''), { ...line, 'stroke-opacity': 0.45, 'stroke-width': length * 0.007 }),
  ]
}
