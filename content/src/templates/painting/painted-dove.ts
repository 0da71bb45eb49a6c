import type { Point } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { leafPath } from '../kit/curl.ts'
import { circlePath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { el, num, path } from '../kit/svg.ts'

/** The dove is drawn so wide and high, flying to the right, its sprig before it. */
const DRAWN = { width: 116, height: 84 }
const OLIVE = { stem: '#5f7048', leaves: ['#7d9160', '#93a673', '#6a7f4e'], vein: '#4b5b36', breadth: 0.36 }
/** What a wash leaves in the folds of white plumage. */
const SHADE = '#7fa3bf'

interface Wing {
  readonly shoulder: Point
  /** Directions of the first and the last feather, and how long they are. */
  readonly turn: readonly [number, number]
  readonly reach: readonly [number, number]
  readonly feathers: number
  readonly breadth: number
  /** The gradient its feathers are painted in: grey at the shoulder, white at their tips. */
  readonly paint: string
  /** How dark the wash between two feathers is. */
  readonly fold: number
}

/** Feathers fanned out from a shoulder: each a wet stroke of white, a little of the wash pooled along its lower side. */
function fan({ shoulder, turn, reach, feathers, breadth, paint, fold }: Wing, random: Random): string[] {
  return Array.from({ length: feathers }, (_, nth) => {
    const share = nth / (feathers - 1)
    const degrees = turn[0] + (turn[1] - turn[0]) * share + between(random, -2.2, 2.2)
    const length = (reach[0] + (reach[1] - reach[0]) * share ** 1.2) * between(random, 0.93, 1.04)
    const bend = (turn[1] > turn[0] ? 0.06 : -0.06) * between(random, 0.6, 1.5)
    const broad = breadth * between(random, 0.85, 1.2)
    const off = Math.sign(bend)
    return [
      path(leafPath(shoulder, degrees - off * 2.2, length * 0.97, broad * 1.1, bend), {
        fill: SHADE,
        'fill-opacity': fold,
      }),
      path(leafPath(shoulder, degrees, length, broad, bend), { fill: `url(#${paint})`, 'fill-opacity': 0.94 }),
      path(leafPath(shoulder, degrees - off * 1.1, length * between(random, 0.5, 0.82), broad * 0.34, bend), {
        fill: SHADE,
        'fill-opacity': fold * 0.3,
      }),
    ]
  }).flat()
}

/** White that deepens to a grey blue round a point. */
function plumage(id: string, { x, y }: Point, reach: number, tones: readonly [string, string, string]): string {
  return el(
    'radialGradient',
    { id, gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: reach },
    tones.map((color, nth) => el('stop', { offset: ['0', '0.5', '1'][nth] ?? '1', 'stop-color': color })),
  )
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
  paint: 'near',
  fold: 0.42,
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
    paint: 'far',
    fold: 0.5,
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
    el('defs', {}, [
      plumage('near', NEAR.shoulder, 58, ['#c3d4e1', '#f6f9fb', '#ffffff']),
      plumage('far', far.shoulder, 54, ['#93b2c8', '#d3e2ec', '#f2f7fa']),
      plumage('body', { x: 52, y: 80 }, 44, ['#8fb0c8', '#e3edf3', '#ffffff']),
    ]),
    el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)} ${num(scale)})` }, [
      ...fan(far, random),
      ...fan({ ...far, reach: [29, 20], feathers: 6 }, random),
      ...fan(tail, random),
      ...leafyBranch({ x: 94, y: 46.4 }, 28, 24, 34, OLIVE, random),
      path(BODY, { fill: 'url(#body)' }),
      path(BELLY, { fill: SHADE, 'fill-opacity': 0.22 }),
      ...fan(NEAR, random),
      ...fan(coverts, random),
      path('M90 43L97 45.6L90.4 47.6C89.4 46.4 89.3 44.6 90 43z', { fill: '#c98f5a', 'fill-opacity': 0.9 }),
      path(circlePath({ x: 83.6, y: 42.8 }, 1.05), { fill: '#2e4456', 'fill-opacity': 0.85 }),
    ]),
  ]
}

/** How high a dove of a width is. */
export function doveHeight(width: number): number {
  return (width * DRAWN.height) / DRAWN.width
}
