import type { Point } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { circlePath, polar, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { el, num, path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'

/** The dove is drawn so wide and high, flying to the right, its sprig before it. */
const DRAWN = { width: 116, height: 84 }
const OLIVE = { stem: '#5f7048', leaves: ['#7d9160', '#93a673', '#6a7f4e'], vein: '#4b5b36', breadth: 0.36 }
/** White kept from the paper, white in the shade, and what a wash leaves in the folds of plumage. */
const WHITE = '#fdfdfb'
const SHADED = '#dbe6ee'
const SHADE = '#6f96b6'

interface Wing {
  readonly shoulder: Point
  /** Directions of the first and the last feather, and how long they are. */
  readonly turn: readonly [number, number]
  readonly reach: readonly [number, number]
  readonly feathers: number
  readonly breadth: number
  readonly color: string
  /** How dark the coat along a feather's lower side is. */
  readonly coat: number
}

/**
 * Feathers fanned out from a shoulder, each painted as the peonies are: a coat of white, a second one along one side.
 */
function fan({ shoulder, turn, reach, feathers, breadth, color, coat }: Wing, random: Random): string[] {
  return Array.from({ length: feathers }, (_, nth) => {
    const share = nth / (feathers - 1)
    const degrees = turn[0] + (turn[1] - turn[0]) * share + between(random, -2.2, 2.2)
    const length = (reach[0] + (reach[1] - reach[0]) * share ** 1.2) * between(random, 0.93, 1.04)
    const side = turn[1] > turn[0] ? 1 : -1
    return feather(shoulder, degrees, length, breadth * between(random, 0.85, 1.15), side, { color, coat }, random)
  }).flat()
}

/** A brush stroke that swells to a round tip; its edge dried to a thin line, the wash stands along its lower side. */
function feather(
  foot: Point,
  degrees: number,
  length: number,
  breadth: number,
  side: number,
  { color, coat }: { readonly color: string; readonly coat: number },
  random: Random,
): string[] {
  const bend = side * between(random, 0.05, 0.1)
  const on = (along: number, across: number) =>
    polar(polar(foot, length * along, degrees), breadth * across + length * bend * along * along, degrees + 90)
  const unsteady = () => between(random, -0.05, 0.05)
  const half = (sign: number) => [
    on(0.34, sign * (0.3 + unsteady())),
    on(0.66, sign * (0.46 + unsteady())),
    on(0.9, sign * (0.34 + unsteady())),
  ]
  const tip = on(1, 0)
  const whole = [on(0, 0), ...half(1), tip, ...half(-1).toReversed()]
  const lower = [on(0.1, 0), on(0.5, -side * 0.02), on(0.86, -side * 0.06), tip, ...half(-side).toReversed()]
  return [
    path(smoothPath(whole, true), {
      fill: color,
      stroke: SHADE,
      'stroke-opacity': 0.4,
      'stroke-width': 0.34,
    }),
    path(smoothPath(lower, true), { fill: SHADE, 'fill-opacity': coat }),
  ]
}

const BODY =
  'M20 68C30 60 40 53 50 50C58 47.5 64 47 69 43C73 38.5 80 36 85.5 38.5C88 39.6 89.4 41 90 43L97 45.6L90.4 47.6C90 57 82 66 69 70C53 74.6 34 73 20 68z'
/** Where the wash stood on the white: under the breast, in the wing's fold and at the root of the tail. */
const STAINS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [28, 69.4],
    [42, 70.2],
    [57, 68.6],
    [69, 64.4],
    [79, 59.6],
    [88.6, 50.4],
    [87.4, 57.4],
    [79, 65.6],
    [68, 69.6],
    [53, 72.6],
    [38, 72.2],
  ],
  [
    [31, 66.6],
    [38, 62],
    [45, 60.6],
    [49, 63],
    [44, 66.6],
    [37, 68.4],
  ],
  [
    [44, 51.4],
    [48, 44.6],
    [53, 41.6],
    [57, 45.4],
    [59, 52.6],
    [55, 56.4],
    [49, 55.6],
  ],
]
const NEAR: Wing = {
  shoulder: { x: 60, y: 57 },
  turn: [-171, -106],
  reach: [40, 58],
  feathers: 10,
  breadth: 13,
  color: WHITE,
  coat: 0.2,
}

/** A white dove with a sprig of olive in its beak; as wide as told, from its top left corner. */
export function paintedDove({ x, y }: Point, width: number, random: Random): string[] {
  const scale = width / DRAWN.width
  const far: Wing = {
    ...NEAR,
    shoulder: { x: 66, y: 52 },
    turn: [-94, -44],
    reach: [52, 34],
    feathers: 8,
    breadth: 12,
    color: SHADED,
    coat: 0.3,
  }
  const tail: Wing = {
    ...NEAR,
    shoulder: { x: 33, y: 65 },
    turn: [196, 158],
    reach: [31, 30],
    feathers: 5,
    breadth: 10,
  }
  const coverts = { ...NEAR, reach: [24, 33], feathers: 8, breadth: 11 } as const
  return [
    el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)} ${num(scale)})` }, [
      ...fan(far, random),
      ...fan({ ...far, reach: [29, 20], feathers: 6 }, random),
      ...fan(tail, random),
      ...leafyBranch({ x: 94, y: 46.4 }, 28, 24, 34, OLIVE, random),
      path(BODY, { fill: WHITE, stroke: SHADE, 'stroke-opacity': 0.4, 'stroke-width': 0.34 }),
      ...stain(0, random),
      ...stain(1, random),
      ...fan(NEAR, random),
      ...fan(coverts, random),
      ...stain(2, random),
      path('M90 43L97 45.6L90.4 47.6C89.4 46.4 89.3 44.6 90 43z', { fill: '#c98f5a' }),
      path(circlePath({ x: 83.6, y: 42.8 }, 1.15), { fill: '#2e4456' }),
    ]),
  ]
}

function stain(nth: number, random: Random): string[] {
  const points = (STAINS[nth] ?? []).map(([x, y]) => ({ x, y }))
  return watercolour(points, { color: SHADE, opacity: 0.42, layers: 4, run: 0.13, rounds: 2 }, random)
}

/** How high a dove of a width is. */
export function doveHeight(width: number): number {
  return (width * DRAWN.height) / DRAWN.width
}
