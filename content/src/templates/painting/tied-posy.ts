import type { Point, Rect } from '@collagerie/core/geometry'
import { circlePath, polar } from '../kit/curves.ts'
import { rawPath } from '../kit/frayed.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { taperedLine } from '../kit/pen.ts'
import { num, path } from '../kit/svg.ts'
import { type CuppedPetals, cuppedPeony } from './cupped-peony.ts'
import { type LeafTones, paintedLeaf } from './painted-leaf.ts'
import { satinBow } from './satin-bow.ts'
import { softPath } from './soft-path.ts'

const CORAL: CuppedPetals = { light: '#ffd0b8', body: '#ee8364', shade: '#c14a32', core: '#8d2718', stamen: '#f6d27c' }
const BUTTER: CuppedPetals = { light: '#fff6dc', body: '#f8dc9a', shade: '#dba54b', core: '#b5762a', stamen: '#8f5a22' }
const ROSE: CuppedPetals = { light: '#fff0ea', body: '#f4bfb3', shade: '#d78373', core: '#b3574b', stamen: '#dba540' }
const GREEN = '#6f8357'
const LEAVES: readonly LeafTones[] = [
  { body: '#6d8355', light: '#a6ba86', shade: '#48603a' },
  { body: '#8ba071', light: '#bccb9f', shade: '#627849' },
  { body: '#56704a', light: '#8ea67c', shade: '#384f32' },
]
const FERN = '#9aab80'
const KRAFT = { light: '#ecd3ab', body: '#d9b98f', shade: '#b68f60', deep: '#8f6a40' } as const

/** In painting order, from the back: where a flower is and its radius, by the breadth of the posy. */
const FLOWERS = [
  { petals: ROSE, x: 0.52, y: 0.18, radius: 0.17, isFull: false },
  { petals: BUTTER, x: 0.21, y: 0.34, radius: 0.2, isFull: false },
  { petals: ROSE, x: 0.79, y: 0.37, radius: 0.22, isFull: false },
  { petals: CORAL, x: 0.48, y: 0.45, radius: 0.29, isFull: true },
] as const
/** Small ones that look out between them. */
const SMALL = [
  { x: 0.31, y: 0.15, radius: 0.075 },
  { x: 0.69, y: 0.13, radius: 0.07 },
  { x: 0.25, y: 0.61, radius: 0.09 },
  { x: 0.72, y: 0.62, radius: 0.085 },
] as const
/** Fern behind all: directions in degrees, and how far it reaches by the breadth. */
const FERNS = [
  [-142, 0.52],
  [-114, 0.5],
  [-66, 0.5],
  [-36, 0.52],
  [-6, 0.5],
  [-174, 0.5],
] as const
/** The middle of the flowers; where the ribbon holds the paper; how high the whole posy is; all by the breadth. */
const HEART = { x: 0.49, y: 0.42 }
const TIE = { x: 0.5, y: 1.06 }
const HIGH = 1.46
/** Leaves round the flowers: directions in degrees. */
const ROUND = [-164, -138, -112, -64, -38, -12, 14, 166] as const

type Outline = readonly (readonly [across: number, down: number])[]

/** The box's own breadth is the measure of all in it. */
function placedIn({ x, y, width, height }: Rect) {
  const size = Math.min(width, height / HIGH)
  const left = x + (width - size) / 2
  const top = y + height - size * HIGH
  return { size, on: (across: number, down: number): Point => ({ x: left + size * across, y: top + size * down }) }
}

/** What a posy in such a box shades of what lies under it. */
export function posyShadow(box: Rect, reach: number): string[] {
  const { size, on } = placedIn(box)
  const paper = (outline: Outline) => softPath(outline.map(([across, down]) => on(across, down)))
  const flowers = FLOWERS.map(({ x, y, radius }) => circlePath(on(x, y), size * radius * 0.96))
  return paperShadow([...flowers, paper(BACK_SHEET), paper(SKIRT)].join(''), reach, '#3a2417', 0.045)
}

/** A posy of peonies as broad as its box, wrapped in paper: it stands on the foot of the box. */
export function tiedPosy(box: Rect, random: Random): string[] {
  const { size, on } = placedIn(box)
  const heart = on(HEART.x, HEART.y)
  const tie = on(TIE.x, TIE.y)
  const paper = (outline: Outline, fill: string, opacity = 1) =>
    path(softPath(outline.map(([across, down]) => on(across, down))), { fill, 'fill-opacity': opacity })
  return [
    ...STALKS.map((across, nth) => stalk(tie, on(across, HIGH - 0.02 - 0.03 * (nth % 2)), size, nth)),
    ...FERNS.flatMap(([degrees, reach]) => fern(heart, degrees, size * reach, random)),
    paper(BACK_SHEET, KRAFT.shade),
    paper(BACK_LIT, KRAFT.body, 0.7),
    ...ROUND.flatMap((degrees, nth) =>
      paintedLeaf(
        polar(heart, size * 0.19, degrees),
        degrees + between(random, -10, 10),
        size * between(random, 0.25, 0.3),
        leafAt(nth),
        random,
      ),
    ),
    ...FLOWERS.flatMap(({ petals, x: across, y: down, radius, isFull }) =>
      cuppedPeony({ centre: on(across, down), radius: size * radius, look: petals, isFull }, random),
    ),
    ...SMALL.flatMap(({ x: across, y: down, radius }) => daisy(on(across, down), size * radius, random)),
    ...[-1, 1].flatMap((side, nth) =>
      paintedLeaf(on(0.5 + side * 0.06, 0.78), -90 + side * 66, size * 0.34, leafAt(nth + 1), random),
    ),
    paper(SKIRT, KRAFT.body),
    paper(SKIRT_SHADE, KRAFT.shade, 0.6),
    paper(LEFT_FLAP, KRAFT.body),
    paper(LEFT_SHADE, KRAFT.shade, 0.45),
    paper(RIGHT_FLAP, KRAFT.light),
    paper(RIGHT_SHADE, KRAFT.shade, 0.4),
    path(
      CREASES.map(([from, to]) => {
        const [start, end] = [on(from[0], from[1]), on(to[0], to[1])]
        return `M${num(start.x)} ${num(start.y)}L${num(end.x)} ${num(end.y)}`
      }).join(''),
      { fill: 'none', stroke: KRAFT.deep, 'stroke-opacity': 0.28, 'stroke-width': size * 0.004 },
    ),
    ...satinBow(tie, size),
  ]
}

/** Where the stalks end under the paper. */
const STALKS = [0.38, 0.44, 0.49, 0.54, 0.6, 0.65] as const
const BACK_SHEET: Outline = [
  [0.08, 0.56],
  [0.05, 0.5],
  [0.2, 0.52],
  [0.5, 0.5],
  [0.82, 0.5],
  [0.97, 0.48],
  [0.93, 0.56],
  [0.74, 0.8],
  [0.56, 1.06],
  [0.44, 1.06],
  [0.26, 0.8],
]
const BACK_LIT: Outline = [
  [0.08, 0.56],
  [0.06, 0.52],
  [0.2, 0.55],
  [0.34, 0.8],
  [0.46, 1.06],
  [0.42, 1.02],
  [0.26, 0.8],
]
const LEFT_FLAP: Outline = [
  [0.07, 0.58],
  [0.1, 0.56],
  [0.24, 0.68],
  [0.46, 0.8],
  [0.62, 0.86],
  [0.62, 0.9],
  [0.57, 1.06],
  [0.57, 1.07],
  [0.44, 1.07],
  [0.43, 1.06],
  [0.26, 0.82],
]
const LEFT_SHADE: Outline = [
  [0.1, 0.6],
  [0.2, 0.7],
  [0.34, 0.88],
  [0.48, 1.06],
  [0.44, 1.06],
  [0.28, 0.84],
]
const RIGHT_FLAP: Outline = [
  [0.93, 0.56],
  [0.9, 0.54],
  [0.78, 0.66],
  [0.56, 0.76],
  [0.36, 0.83],
  [0.35, 0.86],
  [0.45, 1.06],
  [0.45, 1.07],
  [0.56, 1.07],
  [0.57, 1.06],
  [0.75, 0.8],
]
const RIGHT_SHADE: Outline = [
  [0.37, 0.86],
  [0.44, 0.9],
  [0.54, 0.98],
  [0.57, 1.06],
  [0.46, 1.06],
  [0.42, 0.98],
]
const SKIRT: Outline = [
  [0.45, 1.05],
  [0.55, 1.05],
  [0.58, 1.14],
  [0.68, 1.28],
  [0.67, 1.3],
  [0.58, 1.27],
  [0.5, 1.31],
  [0.42, 1.27],
  [0.33, 1.3],
  [0.32, 1.28],
  [0.42, 1.14],
]
const SKIRT_SHADE: Outline = [
  [0.5, 1.06],
  [0.55, 1.06],
  [0.58, 1.14],
  [0.66, 1.28],
  [0.58, 1.26],
  [0.54, 1.16],
]
const CREASES = [
  [
    [0.5, 1.04],
    [0.22, 0.72],
  ],
  [
    [0.52, 1.04],
    [0.62, 0.8],
  ],
  [
    [0.53, 1.04],
    [0.76, 0.72],
  ],
  [
    [0.48, 1.08],
    [0.41, 1.24],
  ],
  [
    [0.5, 1.08],
    [0.5, 1.28],
  ],
] as const

/** A frond: pairs of small leaves that grow shorter to its tip. */
function fern(heart: Point, degrees: number, reach: number, random: Random): string[] {
  const bend = between(random, -14, 14)
  const at = (share: number) => polar(heart, reach * share, degrees + bend * share)
  const pairs = [0.56, 0.64, 0.72, 0.8, 0.87, 0.94].flatMap((share) =>
    [-1, 1].map((side) => {
      const [foot, turn] = [at(share), degrees + bend + side * 52]
      const long = reach * 0.27 * (1.32 - share)
      const on = (along: number, across: number) => polar(polar(foot, long * along, turn), long * across, turn + 90)
      return rawPath([foot, on(0.3, 0.17), on(0.65, 0.15), on(1, 0), on(0.65, -0.15), on(0.3, -0.17)])
    }),
  )
  return [
    path(taperedLine([at(0.4), at(0.6), at(0.8), at(1)], reach * 0.016, reach * 0.006), { fill: FERN }),
    path(pairs.join(''), { fill: FERN, 'fill-opacity': 0.85 }),
  ]
}

/** White petals round a yellow heart. */
function daisy(centre: Point, radius: number, random: Random): string[] {
  const turn = between(random, 0, 40)
  const petals = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => {
    const tip = polar(centre, radius * between(random, 0.9, 1.05), turn + nth * 45)
    const side = (degrees: number) => polar(centre, radius * 0.78, turn + nth * 45 + degrees)
    return rawPath([centre, side(-17), side(-9), tip, side(9), side(17)])
  })
  return [
    path(petals.join(''), {
      fill: '#fffaf0',
      stroke: '#d9b98f',
      'stroke-width': radius * 0.03,
      'stroke-opacity': 0.8,
    }),
    path(rawPath(ovalPoints(centre, radius * 0.3, radius * 0.28, 12)), { fill: '#e0a63a' }),
  ]
}

const leafAt = (nth: number) => LEAVES[nth % LEAVES.length] as LeafTones

function stalk(tie: Point, end: Point, size: number, nth: number): string {
  const middle = { x: tie.x + (end.x - tie.x) * 0.45, y: (tie.y + end.y) / 2 }
  return path(taperedLine([tie, middle, end], size * 0.02, size * 0.024), {
    fill: nth % 2 === 0 ? GREEN : '#56704a',
  })
}
