import type { Point } from '@collagerie/core/geometry'
import { circlePath, polar, smoothPath } from './curves.ts'
import { between, type Random } from './hand.ts'
import { ovalPoints } from './outlines.ts'
import { path } from './svg.ts'
import { watercolour } from './watercolour.ts'

/** A peony's colours: the first wash, the petals laid over it, what gathers in their folds, the stamens. */
export interface WetPetals {
  readonly wash: string
  readonly petal: string
  readonly fold: string
  readonly stamen: string
}

/** Rounds of petals from the rim to the heart: how many, how far they reach, how much colour is left in the brush. */
const ROUNDS = [
  { count: 7, reach: 1, opacity: 0.32 },
  { count: 6, reach: 0.8, opacity: 0.36 },
  { count: 5, reach: 0.6, opacity: 0.38 },
  { count: 4, reach: 0.4, opacity: 0.44 },
] as const

/** A petal from the heart outwards, with a notched rim. */
const PETAL: readonly Point[] = [
  { x: 0.02, y: 0 },
  { x: 0.3, y: -0.34 },
  { x: 0.68, y: -0.5 },
  { x: 0.94, y: -0.34 },
  { x: 0.9, y: -0.1 },
  { x: 1, y: 0.1 },
  { x: 0.93, y: 0.36 },
  { x: 0.66, y: 0.48 },
  { x: 0.28, y: 0.34 },
]

const FOLD = PETAL.filter((_, nth) => nth % 2 === 0)

/**
 * A peony painted wet: every petal is a thin coat, so that colour gathers where they overlap and deepens to the heart.
 */
export function wetPeony(centre: Point, radius: number, look: WetPetals, random: Random): string[] {
  const wash = watercolour(
    ovalPoints(centre, radius * 0.84, radius * 0.8, 10),
    { color: look.wash, opacity: 0.94, layers: 4, run: 0.16, rounds: 2 },
    random,
  )
  const petals = ROUNDS.flatMap(({ count, reach, opacity }, round) =>
    Array.from({ length: count }, (_, nth) => {
      const degrees = (nth * 360) / count + round * 27 + between(random, -9, 9)
      const size = radius * reach * between(random, 0.9, 1.06)
      const outline = (points: readonly Point[], long: number, broad: number) =>
        smoothPath(
          points.map(({ x, y }) => {
            const rim = x > 0.85 ? between(random, -0.05, 0.05) : 0
            return polar(polar(centre, size * (x + rim) * long, degrees), y * size * broad, degrees + 90)
          }),
          true,
        )
      return [
        path(outline(PETAL, 1, 1.1), {
          fill: look.petal,
          'fill-opacity': opacity,
          stroke: look.fold,
          'stroke-opacity': 0.32,
          'stroke-width': radius * 0.007,
        }),
        path(outline(FOLD, 0.62, 0.62), { fill: look.fold, 'fill-opacity': 0.1 + 0.05 * round }),
      ]
    }).flat(),
  )
  const stamens = Array.from({ length: 16 }, () =>
    circlePath(polar(centre, radius * 0.15 * random() ** 0.5, random() * 360), radius * 0.017),
  )
  return [...wash, ...petals, path(stamens.join(''), { fill: look.stamen })]
}

/** A leaf in two coats, the second along one side of its rib. */
export function wetLeaf(foot: Point, degrees: number, length: number, color: string, random: Random): string[] {
  const bend = between(random, -0.12, 0.12)
  const on = (along: number, across: number) =>
    polar(polar(foot, length * along, degrees), length * (across + bend * along * along), degrees + 90)
  const broad = between(random, 0.15, 0.2)
  const rib = [on(0, 0), on(0.35, 0), on(0.7, 0), on(1, 0)]
  const side = (sign: number) => [on(0.3, sign * broad), on(0.6, sign * broad * 0.86), on(0.86, sign * broad * 0.36)]
  const whole = [on(0, 0), ...side(1), on(1, 0), ...side(-1).toReversed()]
  return [
    path(smoothPath(whole, true), { fill: color, 'fill-opacity': 0.62 }),
    path(smoothPath([...rib, ...side(1).toReversed()], true), { fill: color, 'fill-opacity': 0.4 }),
  ]
}
