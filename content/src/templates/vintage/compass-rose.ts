import type { Point } from '@collagerie/core/geometry'
import { polar, polygonPath } from '../kit/curves.ts'
import { el, path } from '../kit/svg.ts'

interface Inks {
  readonly dark: string
  readonly light: string
  readonly accent: string
}

/** Sixteen points, each with a lit and a shaded side, in a ring of degrees; north in the accent. */
export function compassRose(centre: Point, radius: number, { dark, light, accent }: Inks): string[] {
  const ring = (share: number, width: number) =>
    el('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius * share,
      fill: 'none',
      stroke: dark,
      'stroke-width': width * radius,
    })
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const from = polar(centre, radius * 0.7, index * 5)
    const to = polar(centre, radius * (index % 2 === 0 ? 0.77 : 0.735), index * 5)
    return `M${from.x.toFixed(3)} ${from.y.toFixed(3)}L${to.x.toFixed(3)} ${to.y.toFixed(3)}`
  })
  const star = (degrees: number, reach: number, waist: number) => {
    const tip = polar(centre, radius * reach, degrees)
    const side = (turn: number) => polar(centre, radius * waist, degrees + turn)
    const shaded = degrees === NORTH ? accent : dark
    const edge = { stroke: dark, 'stroke-width': radius * 0.008, 'stroke-linejoin': 'round' }
    return [
      path(polygonPath([centre, side(-45), tip]), { fill: light, ...edge }),
      path(polygonPath([centre, side(45), tip]), { fill: shaded, ...edge }),
    ]
  }
  return [
    ring(0.78, 0.012),
    ring(0.7, 0.008),
    path(ticks.join(''), { fill: 'none', stroke: dark, 'stroke-width': radius * 0.009 }),
    ...QUARTERS.flatMap((quarter) => [22.5, 67.5].flatMap((turn) => star(quarter + turn, 0.52, 0.09))),
    ...QUARTERS.flatMap((quarter) => star(quarter + 45, 0.66, 0.12)),
    ...QUARTERS.flatMap((quarter) => star(quarter, 1, 0.16)),
    el('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius * 0.05,
      fill: light,
      stroke: dark,
      'stroke-width': radius * 0.012,
    }),
  ]
}

const NORTH = -90
const QUARTERS = [0, 90, 180, NORTH]
