import { inRadians, type Point, seededRandom } from '@collagerie/core/geometry'
import { arcPath } from './broken-ring.ts'
import { leafPath } from './curl.ts'
import { circlePath, polar } from './curves.ts'
import { num, path } from './svg.ts'

const OPEN_DEGREES = 9
const PAIRS = 19
/** Of a leaf, by the radius of the stem. */
const LEAF = 0.165

interface Laurel {
  readonly leaf: string
  /** The rib of every leaf, cut through to the ground. */
  readonly rib: string
  readonly berry: string
}

/** How far the leaves reach to both sides of the stem, as a share of its radius. */
export const LAUREL_REACH = 0.112

/**
 * A laurel wreath: two branches that rise from the foot and nearly meet at the top, with berries between the leaves.
 */
export function laurelWreath(centre: Point, radius: number, { leaf: fill, rib, berry }: Laurel): string[] {
  const random = seededRandom(11)
  const leaf = radius * LEAF
  const grown = (foot: Point, degrees: number, size: number, breadth: number, bend: number) => [
    path(leafPath(foot, degrees, size, size * breadth, bend), { fill }),
    path(ribPath(foot, degrees, size, bend), {
      fill: 'none',
      stroke: rib,
      'stroke-width': size * 0.03,
      'stroke-linecap': 'round',
    }),
  ]
  const branch = (side: 1 | -1): string[] => {
    // From the foot (90 degrees) up one side; angles grow clockwise.
    const angleAt = (share: number) => 90 - side * (5 + share * (175 - OPEN_DEGREES))
    const leaves = Array.from({ length: PAIRS }, (_, nth) => {
      const share = nth / (PAIRS - 1)
      const foot = polar(centre, radius, angleAt(share))
      const forward = angleAt(share) - side * 90
      const size = leaf * (0.82 + 0.24 * Math.sin(Math.PI * share)) * (0.95 + random() * 0.1)
      const spread = 30 + random() * 5
      return [
        ...grown(foot, forward + side * spread, size, 0.36, side * -0.08),
        ...grown(foot, forward - side * spread, size * 0.94, 0.34, side * 0.08),
        ...(nth % 3 === 1
          ? [
              path(circlePath(polar(centre, radius + leaf * 0.53, angleAt(share - 0.02)), radius * 0.016), {
                fill: berry,
              }),
            ]
          : []),
      ]
    })
    const tip = polar(centre, radius, angleAt(1))
    return [...leaves.flat(), ...grown(tip, angleAt(1) - side * 94, leaf * 0.9, 0.32, 0)]
  }
  const stem = arcPath(centre, { rx: radius, ry: radius }, -90 + OPEN_DEGREES, 270 - OPEN_DEGREES)
  return [
    path(stem, { fill: 'none', stroke: fill, 'stroke-width': radius * 0.011, 'stroke-linecap': 'round' }),
    ...branch(1),
    ...branch(-1),
    path(circlePath(polar(centre, radius, 90), radius * 0.028), { fill: berry }),
  ]
}

function ribPath(foot: Point, degrees: number, length: number, bend: number): string {
  const angle = inRadians(degrees)
  const at = (along: number, across: number) => {
    const x = foot.x + (Math.cos(angle) * along - Math.sin(angle) * across) * length
    const y = foot.y + (Math.sin(angle) * along + Math.cos(angle) * across) * length
    return `${num(x)} ${num(y)}`
  }
  return `M${at(0.2, bend * 0.28)}Q${at(0.55, bend * 0.9)} ${at(0.84, bend * 0.95)}`
}
