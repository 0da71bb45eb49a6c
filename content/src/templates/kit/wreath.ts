import { type Point, seededRandom } from '@collagerie/core/geometry'
import { arcPath } from './broken-ring.ts'
import { leafPath } from './curl.ts'
import { circlePath, polar } from './curves.ts'
import { path } from './svg.ts'

const OPEN_DEGREES = 13

/** A laurel wreath: two branches that rise from the foot and nearly meet at the top, with berries between the leaves. */
export function laurelWreath(centre: Point, radius: number, color: string, berry: string): string[] {
  const random = seededRandom(11)
  const leaf = radius * 0.27
  const pairs = 15
  const branch = (side: 1 | -1): string[] => {
    // From the foot (90 degrees) up one side; angles grow clockwise.
    const angleAt = (share: number) => 90 - side * (6 + share * (174 - OPEN_DEGREES))
    const leaves = Array.from({ length: pairs }, (_, nth) => {
      const share = nth / (pairs - 1)
      const foot = polar(centre, radius, angleAt(share))
      const forward = angleAt(share) - side * 90
      const size = leaf * (0.8 + 0.28 * Math.sin(Math.PI * share)) * (0.94 + random() * 0.12)
      const spread = 31 + random() * 5
      return [
        path(leafPath(foot, forward + side * spread, size, size * 0.31, side * -0.07), { fill: color }),
        path(leafPath(foot, forward - side * spread, size * 0.9, size * 0.28, side * 0.07), { fill: color }),
        ...(nth % 3 === 1
          ? [
              path(circlePath(polar(centre, radius + leaf * 0.56, angleAt(share - 0.022)), radius * 0.02), {
                fill: berry,
              }),
            ]
          : []),
      ]
    })
    const tip = polar(centre, radius, angleAt(1))
    return [...leaves.flat(), path(leafPath(tip, angleAt(1) - side * 94, leaf * 0.86, leaf * 0.25), { fill: color })]
  }
  const stem = arcPath(centre, radius, -90 + OPEN_DEGREES, 270 - OPEN_DEGREES)
  return [
    path(stem, { fill: 'none', stroke: color, 'stroke-width': radius * 0.013, 'stroke-linecap': 'round' }),
    ...branch(1),
    ...branch(-1),
    path(circlePath(polar(centre, radius, 90), radius * 0.034), { fill: berry }),
  ]
}
