import type { Point } from '@collagerie/core/geometry'
import { leafPath } from './curl.ts'
import { circlePath, polar, ribbonPath } from './curves.ts'
import { between, type Random } from './hand.ts'
import { path } from './svg.ts'

/** Line and wash: a body colour, a second coat for the shade, and the pen. */
export interface LineAndWash {
  readonly body: string
  readonly shade: string
  readonly ink: string
  /** Breadth of the pen. */
  readonly pen: number
}

/** A leaf in line and wash. The colour sits a little beside the line, as a loose hand leaves it. */
export function inkLeaf(
  foot: Point,
  degrees: number,
  length: number,
  breadth: number,
  { body, shade, ink, pen }: LineAndWash,
  random: Random,
): string[] {
  const bend = between(random, -0.14, 0.14)
  const slip = polar(foot, between(random, 0.2, 1) * pen, random() * 360)
  const inner = polar(foot, pen * 1.6, degrees)
  const rib = [0.06, 0.35, 0.66, 0.86].map((share) => {
    const along = polar(foot, length * share, degrees)
    return polar(along, bend * length * share ** 1.4, degrees + 90)
  })
  const line =
    leafPath(foot, degrees, length, breadth, bend) +
    leafPath(
      inner,
      degrees + between(random, -1.5, 1.5),
      length - pen * 3.4,
      breadth - pen * between(random, 1.6, 3.2),
      bend,
    ) +
    ribbonPath(rib, (share) => pen * (0.9 - 0.75 * share))
  return [
    path(leafPath(slip, degrees, length * 0.98, breadth, bend), { fill: body }),
    path(leafPath(slip, degrees + 7, length * 0.9, breadth * 0.5, bend + 0.07), { fill: shade, 'fill-opacity': 0.5 }),
    path(line, { fill: ink, 'fill-rule': 'evenodd' }),
  ]
}

/** A berry with its light spot left white. */
export function inkBerry(
  centre: Point,
  radius: number,
  { body, shade, ink, pen }: LineAndWash,
  random: Random,
): string[] {
  const light = polar(centre, radius * 0.38, -125)
  return [
    path(circlePath(centre, radius), { fill: body }),
    path(circlePath(polar(centre, radius * 0.2, 50), radius * 0.72), { fill: shade, 'fill-opacity': 0.45 }),
    path(circlePath(light, radius * 0.2), { fill: '#ffffff', 'fill-opacity': 0.85 }),
    path(circlePath(centre, radius) + circlePath(polar(centre, pen * 0.25, random() * 360), radius - pen * 0.8), {
      fill: ink,
      'fill-rule': 'evenodd',
    }),
  ]
}
