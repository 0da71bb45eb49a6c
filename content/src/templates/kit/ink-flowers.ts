import { inDegrees, type Point } from '@collagerie/core/geometry'
import { leafPath } from './curl.ts'
import { circlePath, polar, smoothPath } from './curves.ts'
import { between, type Random } from './hand.ts'
import type { LineAndWash } from './ink-leaf.ts'
import { penOutline, taperedLine } from './pen.ts'
import { path } from './svg.ts'

/** A wide, crumpled petal from its foot. */
const PETAL: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.3, y: 0.3 },
  { x: 0.66, y: 0.5 },
  { x: 0.93, y: 0.36 },
  { x: 0.97, y: 0.1 },
  { x: 1, y: -0.14 },
  { x: 0.92, y: -0.38 },
  { x: 0.62, y: -0.5 },
  { x: 0.28, y: -0.28 },
]

function petalPoints(foot: Point, degrees: number, length: number, breadth: number, random: Random): Point[] {
  return PETAL.map(({ x, y }, index) => {
    const jitter = index === 0 ? 0 : 0.05
    const along = polar(foot, (x + between(random, -jitter, jitter)) * length, degrees)
    return polar(along, (y + between(random, -jitter, jitter)) * breadth, degrees + 90)
  })
}

/** A poppy seen a little from the side; `tilt` is the way it looks. */
export function poppy(centre: Point, radius: number, tilt: number, look: LineAndWash, random: Random): string[] {
  const petals = [-58, 62, -150, 152, 0].flatMap((turn, index) => {
    const reach = radius * (index < 2 ? 0.95 : index === 4 ? 0.82 : 1)
    const points = petalPoints(centre, tilt + turn + between(random, -8, 8), reach, reach * 1.35, random)
    const heart = points.map(({ x, y }) => ({
      x: centre.x + (x - centre.x) * 0.62,
      y: centre.y + (y - centre.y) * 0.62,
    }))
    return [
      path(smoothPath(points, true), { fill: look.body }),
      path(smoothPath(heart, true), { fill: look.shade, 'fill-opacity': 0.38 }),
      path(penOutline(points, look.pen, random), { fill: look.ink }),
    ]
  })
  const stamens = Array.from({ length: 11 }, (_, index) =>
    polar(centre, radius * between(random, 0.26, 0.36), index * 32.7),
  )
  return [
    ...petals,
    path(
      stamens
        .map((tip) => taperedLine([centre, tip], look.pen * 0.5, look.pen * 0.4) + circlePath(tip, look.pen * 0.9))
        .join(''),
      {
        fill: look.ink,
      },
    ),
    path(circlePath(centre, radius * 0.15), { fill: look.ink }),
  ]
}

/** A slim petal or bell, small enough that two strokes of the pen draw it. */
interface SlimPetal {
  readonly whole: string
  /** Leaves the whole hollow when both are filled even-odd. */
  readonly hollow: string
}

function slimPetal(
  foot: Point,
  degrees: number,
  length: number,
  breadth: number,
  pen: number,
  random: Random,
): SlimPetal {
  const bend = between(random, -0.06, 0.06)
  const inner = polar(foot, pen, degrees)
  const thin = pen * between(random, 1.2, 2.4)
  return {
    whole: leafPath(foot, degrees, length, breadth, bend),
    hollow: leafPath(inner, degrees + between(random, -2, 2), length - pen * 2, breadth - thin, bend),
  }
}

/** A daisy; narrow petals in one round. */
export function daisy(centre: Point, radius: number, look: LineAndWash, heart: string, random: Random): string[] {
  const count = 13
  const petals = Array.from({ length: count }, (_, index) =>
    slimPetal(
      polar(centre, radius * 0.2, (index * 360) / count),
      (index * 360) / count + between(random, -6, 6),
      radius * between(random, 0.7, 0.86),
      radius * 0.3,
      look.pen,
      random,
    ),
  )
  const rim = Array.from({ length: 9 }, (_, index) => polar(centre, radius * between(random, 0.27, 0.31), index * 40))
  return [
    path(petals.map(({ whole }) => whole).join(''), { fill: look.body }),
    path(petals.map(({ whole, hollow }) => whole + hollow).join(''), { fill: look.ink, 'fill-rule': 'evenodd' }),
    path(circlePath(centre, radius * 0.29), { fill: heart }),
    path(penOutline(rim, look.pen, random), { fill: look.ink }),
  ]
}

/** Small bells up a stalk, as lavender and larkspur carry them: from the foot to the tip. */
export function spike(foot: Point, tip: Point, size: number, look: LineAndWash, random: Random): string[] {
  const length = Math.hypot(tip.x - foot.x, tip.y - foot.y)
  const heading = inDegrees(Math.atan2(tip.y - foot.y, tip.x - foot.x))
  const rows = Math.max(4, Math.round(length / (size * 0.62)))
  return Array.from({ length: rows }, (_, row) => {
    const share = row / (rows - 1)
    const at = { x: foot.x + (tip.x - foot.x) * share, y: foot.y + (tip.y - foot.y) * share }
    const bell = size * (1.1 - 0.5 * share)
    return [-1, 1].flatMap((side) => {
      const { whole, hollow } = slimPetal(
        at,
        heading + side * between(random, 36, 54),
        bell,
        bell * 0.62,
        look.pen * 0.9,
        random,
      )
      return [
        path(whole, { fill: (row + side) % 3 === 0 ? look.shade : look.body }),
        path(whole + hollow, { fill: look.ink, 'fill-rule': 'evenodd' }),
      ]
    })
  }).flat()
}

/** Cow parsley: rays from one point, each with a cloud of dots. */
export function umbel(foot: Point, radius: number, tilt: number, look: LineAndWash, random: Random): string[] {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const turn = -62 + index * 15.5
    return polar(foot, radius * (1 - 0.22 * (turn / 62) ** 2) * between(random, 0.92, 1.06), tilt + turn)
  })
  const dots = rays.flatMap((tip) =>
    Array.from({ length: 6 }, () => polar(tip, radius * 0.15 * random(), random() * 360)),
  )
  return [
    path(
      rays
        .map((tip) =>
          taperedLine(
            [foot, polar(foot, radius * 0.5, tilt + (angleTo(foot, tip) - tilt) * 0.86), tip],
            look.pen,
            look.pen * 0.5,
          ),
        )
        .join(''),
      {
        fill: look.ink,
      },
    ),
    path(dots.map((dot) => circlePath(dot, radius * between(random, 0.045, 0.07))).join(''), { fill: look.body }),
    path(
      dots
        .filter((_, index) => index % 3 === 0)
        .map((dot) => circlePath(dot, radius * 0.028))
        .join(''),
      { fill: look.ink },
    ),
  ]
}

function angleTo(from: Point, to: Point): number {
  const angle = inDegrees(Math.atan2(to.y - from.y, to.x - from.x))
  return angle > 90 ? angle - 360 : angle
}
