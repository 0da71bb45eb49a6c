import type { Point } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { leafPath } from '../kit/curl.ts'
import { circlePath } from '../kit/curves.ts'
import type { Random } from '../kit/hand.ts'
import { el, num, path } from '../kit/svg.ts'

/** The dove is drawn so wide and high, flying to the right, its sprig before it. */
const DRAWN = { width: 116, height: 84 }
const OLIVE = { stem: '#5f7048', leaves: ['#7d9160', '#93a673', '#6a7f4e'], vein: '#4b5b36', breadth: 0.36 }
const WHITE = '#ffffff'
const SHADE = '#b9cddb'
const FAR_SHADE = '#9fb9cb'

interface Wing {
  readonly shoulder: Point
  /** Directions of the first and the last feather, and how long they are. */
  readonly turn: readonly [number, number]
  readonly reach: readonly [number, number]
  readonly feathers: number
  readonly breadth: number
  readonly white: string
  readonly shade: string
}

/** Feathers fanned out from a shoulder, each with its own shade beside it, so that they part without an outline. */
function fan({ shoulder, turn, reach, feathers, breadth, white, shade }: Wing): string[] {
  return Array.from({ length: feathers }, (_, nth) => {
    const share = nth / (feathers - 1)
    const degrees = turn[0] + (turn[1] - turn[0]) * share
    const length = reach[0] + (reach[1] - reach[0]) * share ** 1.2
    const bend = turn[1] > turn[0] ? 0.06 : -0.06
    return [
      path(leafPath(shoulder, degrees - Math.sign(bend) * 1.6, length, breadth * 1.14, bend), { fill: shade }),
      path(leafPath(shoulder, degrees, length * 0.985, breadth, bend), { fill: white }),
    ]
  }).flat()
}

const BODY =
  'M20 68C30 60 40 53 50 50C58 47.5 64 47 69 43C73 38.5 80 36 85.5 38.5C88 39.6 89.4 41 90 43L97 45.6L90.4 47.6C90 57 82 66 69 70C53 74.6 34 73 20 68z'
const BELLY = 'M24 68.6C38 70.4 56 69.6 68 65C78 61 86 55 90.2 48C90 57 82 66 69 70C53 74.6 36 73.6 24 68.6z'
const NEAR: Wing = {
  shoulder: { x: 60, y: 57 },
  turn: [-171, -106],
  reach: [40, 58],
  feathers: 10,
  breadth: 13,
  white: WHITE,
  shade: SHADE,
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
    white: '#e6eff5',
    shade: FAR_SHADE,
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
      ...fan(far),
      ...fan({ ...far, reach: [29, 20], feathers: 6, white: '#f1f6f9' }),
      ...fan(tail),
      ...leafyBranch({ x: 94, y: 46.4 }, 28, 24, 34, OLIVE, random),
      path(BODY, { fill: WHITE }),
      path(BELLY, { fill: SHADE, 'fill-opacity': 0.55 }),
      ...fan(NEAR),
      ...fan(coverts),
      path('M90 43L97 45.6L90.4 47.6C89.4 46.4 89.3 44.6 90 43z', { fill: '#d99a55' }),
      path(circlePath({ x: 83.6, y: 42.8 }, 1.25), { fill: '#2e4456' }),
    ]),
  ]
}

/** How high a dove of a width is. */
export function doveHeight(width: number): number {
  return (width * DRAWN.height) / DRAWN.width
}
