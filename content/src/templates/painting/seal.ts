import type { Point } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath } from '../kit/watercolour.ts'

const VERMILION = '#c8402c'

/** A painter's stamp beside the name; the sign shows the paper. */
export function seal(centre: Point, half: number, paper: string, random: Random): string[] {
  return [
    path(rawPath(frayed(ovalPoints(centre, half, half, 20, 7), 2, 0.1, random)), { fill: VERMILION }),
    path(sealCut(centre, half, random), { fill: paper }),
  ]
}

/** What the carver took out: a plain sign of a roof and two strokes. */
function sealCut({ x, y }: Point, half: number, random: Random): string {
  const line = (points: readonly (readonly [number, number])[]) =>
    ribbonPath(
      points.map(([px, py]) => ({ x: x + px * half, y: y + py * half })),
      () => half * between(random, 0.13, 0.19),
    )
  return [
    line([
      [-0.6, -0.1],
      [-0.3, -0.35],
      [0, -0.62],
      [0.3, -0.35],
      [0.6, -0.1],
    ]),
    line([
      [-0.42, 0.14],
      [0, 0.1],
      [0.42, 0.14],
    ]),
    line([
      [0, 0.1],
      [0.02, 0.36],
      [0, 0.66],
    ]),
    line([
      [-0.55, 0.62],
      [0, 0.66],
      [0.55, 0.62],
    ]),
  ].join('')
}
