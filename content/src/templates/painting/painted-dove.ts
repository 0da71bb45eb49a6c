import type { Point } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { circlePath, polar, smoothOutline } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { el, num, path } from '../kit/svg.ts'

/** The dove is drawn so wide and high, flying to the right, its sprig before it. */
const DRAWN = { width: 116, height: 84 }
const OLIVE = { stem: '#5f7048', leaves: ['#7d9160', '#93a673', '#6a7f4e'], vein: '#4b5b36', breadth: 0.36 }
/** The whole plumage in three tones: white kept from the paper, a wash in the half-shade, a second one in the folds. */
const WHITE = '#fdfdfb'
const SHADED = '#d6e3ed'
const SHADE = '#a9c3d7'

interface Wing {
  readonly shoulder: Point
  /** Directions of the first and the last feather, and how long they are. */
  readonly turn: readonly [number, number]
  readonly reach: readonly [number, number]
  readonly feathers: number
  readonly breadth: number
  readonly color: string
  /** The wash along a feather's lower side. */
  readonly coat: string
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
  { color, coat }: { readonly color: string; readonly coat: string },
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
  const lower = [on(0.06, -side * 0.1), on(0.5, -side * 0.17), on(0.84, -side * 0.14), tip, ...half(-side).toReversed()]
  return [path(smoothOutline(whole), { fill: color }), path(smoothOutline(lower), { fill: coat })]
}

const BODY =
  'M20 68C30 60 40 53 50 50C58 47.5 64 47 69 43C73 38.5 80 36 85.5 38.5C88 39.6 89.4 41 90 43L97 45.6L90.4 47.6C90 57 82 66 69 70C53 74.6 34 73 20 68z'
/** The half-shade under the breast and along the belly to the tail, and the fold below the near wing. */
const BREAST: Outline = [
  [24, 68.6],
  [42, 68.4],
  [57, 66.2],
  [69, 61.6],
  [79, 55.4],
  [89.6, 46.6],
  [88.4, 55.4],
  [80, 64.6],
  [68, 70],
  [53, 72.6],
  [36, 72],
]
const FOLD: Outline = [
  [36, 65.4],
  [46, 62.4],
  [56, 61],
  [64, 57.6],
  [66, 59],
  [58, 63.4],
  [47, 66],
]

type Outline = readonly (readonly [number, number])[]

const NEAR: Wing = {
  shoulder: { x: 60, y: 57 },
  turn: [-171, -106],
  reach: [40, 58],
  feathers: 10,
  breadth: 13,
  color: WHITE,
  coat: SHADED,
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
    coat: SHADE,
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
      path(BODY, { fill: WHITE }),
      shade(BREAST, SHADED),
      shade(FOLD, SHADE),
      ...fan(NEAR, random),
      ...fan(coverts, random),
      ...fan({ ...coverts, reach: [14, 18], feathers: 6, breadth: 9 }, random),
      path('M90 43L97 45.6L90.4 47.6C89.4 46.4 89.3 44.6 90 43z', { fill: '#c98f5a' }),
      path(circlePath({ x: 83.6, y: 42.8 }, 1.15), { fill: '#2e4456' }),
    ]),
  ]
}

const shade = (outline: Outline, fill: string) => path(smoothOutline(outline.map(([x, y]) => ({ x, y }))), { fill })

/** How high a dove of a width is. */
export function doveHeight(width: number): number {
  return (width * DRAWN.height) / DRAWN.width
}
