import type { Point, Rect } from '@collagerie/core/geometry'
import { polar, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath } from '../kit/watercolour.ts'
import { type WetPetals, wetLeaf, wetPeony } from '../kit/wet-peony.ts'

const CORAL: WetPetals = { wash: '#fbd9c6', petal: '#ea7f5f', fold: '#b53c26', stamen: '#f3cf74' }
const BUTTER: WetPetals = { wash: '#fff3d2', petal: '#f6d27c', fold: '#cd8f2f', stamen: '#9c5a22' }
const ROSE: WetPetals = { wash: '#fdeae6', petal: '#f0b4ac', fold: '#cc7169', stamen: '#d59c35' }
const GREEN = '#7f9168'
const LEAVES = ['#6d8355', '#8ba071', '#56704a'] as const
const FERN = '#9aab80'
const RIBBON = { light: '#f2b3a2', dark: '#c8553f' } as const

/** In painting order, from the back: where a flower is and its radius, by the breadth of the posy. */
const FLOWERS = [
  { petals: ROSE, x: 0.5, y: 0.17, radius: 0.16 },
  { petals: BUTTER, x: 0.2, y: 0.33, radius: 0.18 },
  { petals: ROSE, x: 0.79, y: 0.34, radius: 0.2 },
  { petals: BUTTER, x: 0.7, y: 0.62, radius: 0.14 },
  { petals: CORAL, x: 0.48, y: 0.42, radius: 0.28 },
] as const
/** Small ones that look out between them. */
const SMALL = [
  { x: 0.31, y: 0.15, radius: 0.075 },
  { x: 0.69, y: 0.13, radius: 0.07 },
  { x: 0.93, y: 0.53, radius: 0.065 },
  { x: 0.07, y: 0.52, radius: 0.07 },
  { x: 0.26, y: 0.6, radius: 0.11 },
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
/** The middle of the flowers, and where the ribbon holds the stems at the most; by the breadth too. */
const HEART = { x: 0.49, y: 0.42 }
const TIE = 0.98
/** Leaves round the flowers: directions in degrees. */
const ROUND = [-160, -120, -90, -50, -14, 20, 165] as const

/** A posy of peonies as broad as its box: flowers and leaves above, their stems tied and standing on its foot. */
export function tiedPosy({ x, y, width, height }: Rect, random: Random): string[] {
  const size = Math.min(width, height / 1.3)
  const left = x + (width - size) / 2
  const top = Math.max(y, y + height - size * 1.9) + size * 0.06
  const foot = y + height
  const on = (across: number, down: number): Point => ({ x: left + size * across, y: top + size * down })
  const tie = on(0.5, Math.min(TIE, (0.74 + (foot - top) / size) / 2))
  return [
    ...FLOWERS.map(({ x: across, y: down }, nth) => stem(on(across, down), tie, foot, size, nth)),
    ...FERNS.flatMap(([degrees, reach]) => fern(on(HEART.x, HEART.y), degrees, size * reach, random)),
    ...ROUND.flatMap((degrees, nth) => {
      const from = polar(on(HEART.x, HEART.y), size * 0.2, degrees)
      const length = size * between(random, 0.25, 0.29)
      return wetLeaf(from, degrees + between(random, -10, 10), length, leafAt(nth), random)
    }),
    ...[-1, 1].flatMap((side) => [
      ...wetLeaf(
        { x: tie.x + side * size * 0.03, y: tie.y - size * 0.06 },
        -90 + side * 52,
        size * 0.34,
        leafAt(1),
        random,
      ),
      ...wetLeaf(
        { x: tie.x + side * size * 0.02, y: tie.y - size * 0.02 },
        -90 + side * 30,
        size * 0.36,
        leafAt(2),
        random,
      ),
    ]),
    ...FLOWERS.flatMap(({ petals, x: across, y: down, radius }) => [
      // No photo behind shines through thin petals.
      path(
        rawPath(frayed(ovalPoints(on(across, down), size * radius * 0.95, size * radius * 0.93, 14), 1, 0.14, random)),
        {
          fill: petals.wash,
        },
      ),
      ...wetPeony(on(across, down), size * radius, petals, random),
    ]),
    ...SMALL.flatMap(({ x: across, y: down, radius }) => daisy(on(across, down), size * radius, random)),
    ...bow(tie, size),
  ]
}

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

const leafAt = (nth: number) => LEAVES[nth % LEAVES.length] ?? GREEN

/** From a flower through the ribbon to the foot, where it comes out on the other side. */
function stem(head: Point, tie: Point, foot: number, size: number, nth: number): string {
  const lean = (tie.x - head.x) * 0.62
  const held = { x: tie.x - lean * 0.12, y: tie.y }
  const end = { x: tie.x + lean, y: foot - size * 0.02 * (nth % 3) }
  const way = [head, { x: (head.x + held.x) / 2 - lean * 0.1, y: (head.y + held.y) / 2 }, held, end]
  // Close together, so that the curve does not run on past its end.
  const spine = way.flatMap((from, step) => {
    const to = way[step + 1]
    return to ? [from, onWay(from, to, 0.5), onWay(from, to, 0.95)] : [from]
  })
  return path(taperedLine(spine, size * 0.02, size * 0.026), { fill: nth % 2 === 0 ? GREEN : (LEAVES[2] ?? GREEN) })
}

const onWay = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** Two tails, two loops with what is seen of their inside, and a knot. */
function bow(tie: Point, size: number): string[] {
  const satin = {
    fill: RIBBON.light,
    'fill-opacity': 0.94,
    stroke: RIBBON.dark,
    'stroke-opacity': 0.5,
    'stroke-width': size * 0.004,
  }
  const shade = { fill: RIBBON.dark, 'fill-opacity': 0.4 }
  const ribbon = (points: readonly (readonly [number, number])[], side: number, look: typeof satin | typeof shade) => {
    const outline = points.map(([across, down]) => ({ x: tie.x + across * side * size, y: tie.y + down * size }))
    return path(smoothPath(outline, true), look)
  }
  return [
    ...[-1, 1].flatMap((side) => [ribbon(TAIL, side, satin), ribbon(LOOP, side, satin), ribbon(INSIDE, side, shade)]),
    ribbon(KNOT, 1, satin),
  ]
}

const TAIL = [
  [0.01, 0],
  [0.06, 0.08],
  [0.12, 0.2],
  [0.15, 0.25],
  [0.09, 0.27],
  [0.05, 0.17],
] as const
const LOOP = [
  [0, 0],
  [0.08, -0.07],
  [0.17, -0.07],
  [0.2, 0],
  [0.15, 0.05],
  [0.07, 0.03],
] as const
const INSIDE = [
  [0.05, -0.01],
  [0.12, -0.035],
  [0.165, 0],
  [0.12, 0.022],
] as const
const KNOT = [
  [-0.03, -0.03],
  [0.03, -0.03],
  [0.034, 0.03],
  [-0.034, 0.03],
] as const
