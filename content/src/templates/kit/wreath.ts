import { inRadians, type Point, seededRandom } from '@collagerie/core/geometry'
import { arcPath } from './broken-ring.ts'
import { leafPath } from './curl.ts'
import { circlePath, polar } from './curves.ts'
import { num, path } from './svg.ts'

/** What one pair of leaves takes of the stem, in degrees. */
const PAIR_DEGREES = 13.2
/** Of a leaf, by the radius of the stem. */
const LEAF = 0.232
/** A branch that sets out nearer to the foot than this meets the other one there. */
const MEETING_DEGREES = 8

interface Laurel {
  readonly leaf: string
  /** The rib of every leaf, cut through to the ground. */
  readonly rib: string
  readonly berry: string
}

/** How far the branches stay from the foot and from the top, in degrees. */
export interface LaurelOpening {
  readonly foot: number
  readonly top: number
}

/** How far the leaves reach to both sides of the stem, as a share of its radius. */
export const LAUREL_REACH = 0.157

/** A laurel wreath: two branches that rise from the foot towards the top, with berries between the leaves. */
export function laurelWreath(
  centre: Point,
  radius: number,
  opening: LaurelOpening,
  { leaf: fill, rib, berry }: Laurel,
): string[] {
  const random = seededRandom(11)
  const leaf = radius * LEAF
  const grown = (foot: Point, degrees: number, size: number, breadth: number, bend: number) => [
    path(leafPath(foot, degrees, size, size * breadth, bend), { fill }),
    path(ribPath(foot, degrees, size, bend), {
      fill: 'none',
      stroke: rib,
      'stroke-width': size * 0.028,
      'stroke-linecap': 'round',
    }),
  ]
  const span = 180 - opening.foot - opening.top
  const pairs = Math.round(span / PAIR_DEGREES) + 1
  const branch = (side: 1 | -1): string[] => {
    // From the foot (90 degrees) up one side; angles grow clockwise.
    const angleAt = (share: number) => 90 - side * (opening.foot + share * span)
    const leaves = Array.from({ length: pairs }, (_, nth) => {
      const share = nth / (pairs - 1)
      const foot = polar(centre, radius, angleAt(share))
      const forward = angleAt(share) - side * 90
      const size = leaf * (0.82 + 0.24 * Math.sin(Math.PI * share)) * (0.95 + random() * 0.1)
      const spread = 30 + random() * 5
      return [
        ...grown(foot, forward + side * spread, size, 0.36, side * -0.08),
        ...grown(foot, forward - side * spread, size * 0.94, 0.34, side * 0.08),
        ...(nth % 3 === 1
          ? [
              path(circlePath(polar(centre, radius + leaf * 0.53, angleAt(share - 0.02)), radius * 0.021), {
                fill: berry,
              }),
            ]
          : []),
      ]
    })
    const tip = polar(centre, radius, angleAt(1))
    return [...leaves.flat(), ...grown(tip, angleAt(1) - side * 94, leaf * 0.9, 0.32, 0)]
  }
  const ring = { rx: radius, ry: radius }
  const isMeeting = opening.foot <= MEETING_DEGREES
  const foot = isMeeting ? 0 : opening.foot + PAIR_DEGREES * 0.3
  const stem = arcPath(centre, ring, -90 + opening.top, 90 - foot) + arcPath(centre, ring, 90 + foot, 270 - opening.top)
  return [
    path(stem, { fill: 'none', stroke: fill, 'stroke-width': radius * 0.013, 'stroke-linecap': 'round' }),
    ...branch(1),
    ...branch(-1),
    ...(isMeeting ? [path(circlePath(polar(centre, radius, 90), radius * 0.034), { fill: berry })] : []),
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
