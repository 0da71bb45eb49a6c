import type { Point } from '@collagerie/core/geometry'
import { polar, ribbonPath } from '../kit/curves.ts'
import { frayed, rawPath } from '../kit/frayed.ts'
import { type Random, wobble } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { path } from '../kit/svg.ts'

const VERMILION = '#c8402c'

/** A painter's stamp beside the name; the mark shows the paper. */
export function seal(centre: Point, half: number, paper: string, random: Random): string[] {
  return [
    path(rawPath(frayed(ovalPoints(centre, half, half, 20, 7), 2, 0.1, random)), { fill: VERMILION }),
    path(sealCut(centre, half, random), { fill: paper }),
  ]
}

/** What the carver took out: a small ring with a gap, as the large one on the sheet, and the point it turns about. */
function sealCut(centre: Point, half: number, random: Random): string {
  const ring = Array.from({ length: 15 }, (_, nth) => polar(centre, half * (0.56 - 0.02 * (nth % 2)), -70 + nth * 21.5))
  const swell = wobble(random, 1, 3)
  return (
    ribbonPath(ring, (share) => half * (0.21 - 0.1 * share + 0.02 * swell(share))) +
    rawPath(frayed(ovalPoints(centre, half * 0.14, half * 0.14, 9), 1, 0.1, random))
  )
}
