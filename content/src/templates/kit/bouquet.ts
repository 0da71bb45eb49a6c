import type { Point } from '@collagerie/core/geometry'
import { leafPath } from './curl.ts'
import { circlePath, polar, smoothOutline } from './curves.ts'
import { between, type Random } from './hand.ts'
import { taperedLine } from './pen.ts'
import { path } from './svg.ts'

export interface Foliage {
  readonly stem: string
  /** Body colours, told off by chance. */
  readonly leaves: readonly string[]
  readonly vein: string
  /** Breadth of a leaf as a share of its length. */
  readonly breadth: number
}

const pick = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)] as Value

/** A branch of round leaves in pairs, from its foot; `bend` bows it, in degrees over its length. */
export function leafyBranch(
  foot: Point,
  degrees: number,
  length: number,
  bend: number,
  look: Foliage,
  random: Random,
): string[] {
  const pairs = 6
  const spine = [foot]
  for (let nth = 1; nth <= pairs; nth++) {
    const last = spine.at(-1) ?? foot
    spine.push(polar(last, length / pairs, degrees + (bend * nth) / pairs))
  }
  const leaves = spine.slice(1).flatMap((point, nth) => {
    const heading = degrees + (bend * (nth + 1)) / pairs
    const size = length * (0.3 - 0.02 * nth) * between(random, 0.88, 1.1)
    const isTip = nth === pairs - 1
    const sides = isTip ? [0] : [1, -1]
    return sides.flatMap((side) => {
      const angle = heading + side * between(random, 48, 72)
      const body = leafPath(point, angle, size, size * look.breadth, between(random, -0.08, 0.08))
      return [
        path(body, { fill: pick(look.leaves, random), 'fill-opacity': 0.92 }),
        path(leafPath(point, angle + 5, size * 0.94, size * look.breadth * 0.4, 0.1), {
          fill: look.vein,
          'fill-opacity': 0.3,
        }),
      ]
    })
  })
  return [path(taperedLine(spine, length * 0.017, length * 0.006), { fill: look.stem }), ...leaves]
}

interface Petals {
  /** From the outer round to the inner one. */
  readonly tones: readonly string[]
  readonly line: string
  readonly heart: string
}

const PETAL: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.32, y: -0.36 },
  { x: 0.72, y: -0.5 },
  { x: 0.97, y: -0.3 },
  { x: 0.93, y: -0.04 },
  { x: 1, y: 0.24 },
  { x: 0.76, y: 0.5 },
  { x: 0.34, y: 0.38 },
]

/** A full peony seen from above: rounds of petals, each smaller and set into the gaps of the last. */
function peony(centre: Point, radius: number, look: Petals, random: Random): string[] {
  const rounds = look.tones.map((tone, nth) => ({
    tone,
    count: 7 - nth,
    reach: radius * (1 - nth * (0.72 / look.tones.length)),
  }))
  const petals = rounds.flatMap(({ tone, count, reach }, nth) =>
    Array.from({ length: count }, (_, each) => {
      const degrees = (each * 360) / count + nth * 23 + between(random, -6, 6)
      const size = reach * between(random, 0.93, 1.05)
      const points = PETAL.map(({ x, y }) => {
        const along = polar(centre, size * (x + (x > 0.9 ? between(random, -0.04, 0.04) : 0)), degrees)
        return polar(along, y * size * (1.15 - nth * 0.04), degrees + 90)
      })
      const fold = points.map(({ x, y }) => ({
        x: centre.x + (x - centre.x) * 0.66,
        y: centre.y + (y - centre.y) * 0.66,
      }))
      return [
        path(smoothOutline(points), {
          fill: tone,
          stroke: look.line,
          'stroke-width': radius * 0.012,
          'stroke-opacity': 0.45,
        }),
        ...(nth < 2 ? [path(smoothOutline(fold), { fill: look.line, 'fill-opacity': 0.14 })] : []),
      ]
    }).flat(),
  )
  const heart = Array.from({ length: 9 }, () =>
    circlePath(polar(centre, radius * 0.13 * random() ** 0.5, random() * 360), radius * 0.026),
  )
  return [...petals, path(heart.join(''), { fill: look.heart })]
}

/** A bud on its stalk, half open. */
function bud(foot: Point, degrees: number, length: number, look: Petals, leaf: string): string[] {
  const head = polar(foot, length * 0.72, degrees)
  const tones = [look.tones[0] ?? leaf, look.tones.at(-1) ?? leaf]
  return [
    path(taperedLine([foot, polar(foot, length * 0.4, degrees + 5), head], length * 0.035, length * 0.025), {
      fill: leaf,
    }),
    ...[-24, 24, 0].map((turn, nth) =>
      path(leafPath(polar(head, -length * 0.02, degrees), degrees + turn, length * 0.3, length * 0.24), {
        fill: tones[nth === 2 ? 1 : 0] ?? leaf,
        stroke: look.line,
        'stroke-width': length * 0.005,
        'stroke-opacity': 0.4,
      }),
    ),
    ...[-42, 42].map((turn) => path(leafPath(head, degrees + turn, length * 0.17, length * 0.07), { fill: leaf })),
  ]
}

export interface Bouquet {
  readonly foliage: Foliage
  readonly flowers: readonly Petals[]
}

/** Flowers round a point, their leaves fanning out about a direction. */
export function bouquet(
  centre: Point,
  size: number,
  degrees: number,
  spread: number,
  { foliage, flowers }: Bouquet,
  random: Random,
): string[] {
  const count = 6
  const leaves = Array.from({ length: count }, (_, nth) => {
    const turn = degrees - spread / 2 + (spread * nth) / (count - 1)
    const outer = Math.abs(nth - (count - 1) / 2) / (count / 2)
    return leafyBranch(
      polar(centre, size * 0.12, turn),
      turn,
      size * (0.78 + 0.3 * outer) * between(random, 0.9, 1.1),
      between(random, -26, 26),
      foliage,
      random,
    )
  })
  const first = flowers[0]
  if (!first) return leaves.flat()
  const buds = [-0.36, 0.12, 0.4].flatMap((share) =>
    bud(centre, degrees + spread * share, size * between(random, 0.78, 0.95), flowers.at(-1) ?? first, foliage.stem),
  )
  const blooms = [
    { turn: -64, away: 0.34, radius: 0.27 },
    { turn: 66, away: 0.33, radius: 0.24 },
    { turn: 4, away: 0.13, radius: 0.36 },
  ].flatMap(({ turn, away, radius }, nth) =>
    peony(polar(centre, size * away, degrees + turn), size * radius, flowers[nth % flowers.length] ?? first, random),
  )
  return [...leaves.flat(), ...buds, ...blooms]
}
