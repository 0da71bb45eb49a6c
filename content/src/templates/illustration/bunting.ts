import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'

const NAVY = '#2d4263'
const CREAM = '#fff6e4'
const CLOTHS = ['#d8513b', '#e6ab3f', NAVY] as const
/** In widths of a flag: how long the longest is, and how deep a bow sags. */
const FLAG = 1.2
const SAG = 0.5
/** Where the cord's far ends would be nailed, beyond the sheet, as a share of the shorter side: past every wrap. */
const BEYOND = 0.2

/**
 * Two bows of flags that meet at a knot in the middle, all of it above the photos; the cord runs on over both edges.
 */
function flagLine({ field, short, sheet }: Page): string[] {
  const { x, y, width, height } = field('g')
  const random = seededRandom(17)
  const size = Math.min(short * 0.15, (height - short * 0.01) / (FLAG + SAG))
  const top = y
  const knot = { x: x + width / 2, y: top + short * 0.006 }
  const beyond = short * BEYOND
  const hung = (knot.x - x) / (knot.x + beyond)
  const left = garland({ x: -beyond, y: top }, knot, size, [1 - hung, 0.985], 0, random)
  const right = garland(knot, { x: sheet.width + beyond, y: top }, size, [0.015, hung], left.flags.length, random)
  const bows = [left, right]
  const flags = bows.flatMap((each) => each.flags)
  return [
    ...paperShadow(flags.map(({ outline }) => outline).join(''), size * 0.07, NAVY, 0.035),
    ...flags.flatMap(({ marks }) => marks),
    ...bows.map(({ cord }) => path(smoothPath(cord), { fill: 'none', stroke: NAVY, 'stroke-width': size * 0.03 })),
    ...bow(knot, size * 0.2),
  ]
}

/** The two loops and the ends of the knot. */
function bow({ x, y }: Point, size: number): string[] {
  const loop = (side: number) =>
    smoothPath(
      [
        { x, y },
        { x: x + side * size * 0.5, y: y - size * 0.42 },
        { x: x + side * size * 1.05, y: y - size * 0.3 },
        { x: x + side * size * 0.95, y: y + size * 0.2 },
        { x: x + side * size * 0.4, y: y + size * 0.22 },
      ],
      true,
    )
  const end = (side: number) =>
    polygonPath([
      { x: x - size * 0.1, y },
      { x: x + size * 0.1, y },
      { x: x + side * size * 0.66, y: y + size * 1.15 },
      { x: x + side * size * 0.42, y: y + size * 1.05 },
      { x: x + side * size * 0.3, y: y + size * 1.3 },
    ])
  return [
    path(end(1) + end(-1), { fill: '#1f3150' }),
    path(loop(1) + loop(-1), { fill: NAVY }),
    path(circlePath({ x, y }, size * 0.2), { fill: '#1f3150' }),
  ]
}

/** A party: flags above the photos, the name in round letters. */
export const bunting = composed({
  id: 'illustration-bunting',
  moods: ['playful', 'colourful'],
  occasions: ['birthday'],
  asks: ['names', 'date'],
  pictures: [
    'tide',
    'beach-umbrellas',
    'kite',
    'hot-air-balloons',
    'child-and-dog',
    'rowing-boat',
    'bicycle-wall',
    'poppy-field',
    'bouquet',
    'strawberries',
  ],
  theme: 'illustration',
  paper: '0xf6eddc',
  margin: 0.05,
  gap: 0.017,
  plans: {
    portrait: [...rows(9, 'gggggg'), ...rows(10, 'AAAABB'), ...rows(9, 'AAAACC'), ...rows(10, 'DDDEEE')],
    square: [...rows(13, 'gggggg'), ...rows(21, 'AAABBB'), ...rows(17, 'CCDDEE')],
    landscape: [...rows(8, 'ggggggggg'), ...rows(10, 'AAAABBBCC'), ...rows(2, 'AAAADDDCC'), ...rows(8, 'EEFFDDDGG')],
    panorama: [...rows(11, 'gggggggggggggg'), ...rows(13, 'AAAABBBCCCCDDD'), ...rows(15, 'AAAAEEECCCCFFF')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 71, colors: ['#d8c29b', '#fffdf6'], opacity: 0.45, count: 140 }),
  under: flagLine,
  clear: () => 0.014,
  words: (shape) => ({
    name: { font: 'Limelight', weight: '400', color: layerColour(NAVY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xb8402c', caps: true, tracking: 0.12, letters: 14 },
    beside: isWide(shape),
    ...(shape === 'panorama' ? { share: 0.41 } : {}),
  }),
})

interface Flag {
  readonly outline: string
  readonly marks: readonly string[]
}

interface Bow {
  readonly flags: readonly Flag[]
  readonly cord: readonly Point[]
}

/** A cord that sags between two nails, with flags along some of it. */
function garland(
  from: Point,
  to: Point,
  size: number,
  [start, end]: readonly [number, number],
  first: number,
  random: Random,
): Bow {
  const sag = size * SAG
  const on = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
  })
  const count = Math.max(3, Math.round(((to.x - from.x) * (end - start)) / (size * 0.92)))
  const flags = Array.from({ length: count }, (_, index) => {
    const share = start + ((index + 0.5) / count) * (end - start)
    const half = (size * 0.43) / (to.x - from.x)
    return pennant(on(share - half), on(share + half), size * between(random, 1.04, 1.12), first + index, random)
  })
  return { flags, cord: Array.from({ length: 13 }, (_, index) => on(index / 12)) }
}

/** Folded over the cord, printed in one colour beside its own, and shaded where it turns from the light. */
function pennant(left: Point, right: Point, tall: number, index: number, random: Random): Flag {
  const heading = inDegrees(Math.atan2(right.y - left.y, right.x - left.x))
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const tip = polar(middle, tall, heading + 90 + between(random, -4, 4))
  const across = (down: number, share: number): Point => mix(mix(left, tip, down), mix(right, tip, down), share)
  const outline = polygonPath([left, right, tip])
  return {
    outline,
    marks: [
      path(outline, { fill: CLOTHS[index % CLOTHS.length] ?? NAVY }),
      path(pattern(index, across), { fill: CREAM }),
      path(polygonPath([across(0, 0.5), right, tip]), { fill: '#16223a', 'fill-opacity': 0.1 }),
      path(polygonPath([left, right, across(0.085, 1), across(0.085, 0)]), { fill: '#16223a', 'fill-opacity': 0.2 }),
    ],
  }
}

type Across = (down: number, share: number) => Point

const stripe = (across: Across, down: number, broad: number) =>
  polygonPath([across(down, 0), across(down, 1), across(down + broad, 1), across(down + broad, 0)])

/**
 * Stripes, dots, chevrons, rays: by turns, four to three colours, so that it takes twelve flags until one comes again.
 */
function pattern(index: number, across: Across): string {
  const unit = Math.hypot(across(0, 1).x - across(0, 0).x, across(0, 1).y - across(0, 0).y)
  switch (index % 4) {
    case 0:
      return [0.2, 0.4, 0.6].map((down) => stripe(across, down, 0.09)).join('')
    case 1:
      return [
        [0.22, 0.2],
        [0.22, 0.5],
        [0.22, 0.8],
        [0.4, 0.33],
        [0.4, 0.67],
        [0.58, 0.5],
      ]
        .map(([down = 0, share = 0]) => circlePath(across(down, share), unit * 0.062))
        .join('')
    case 2:
      return [0.16, 0.34, 0.52]
        .map((down) =>
          polygonPath([
            across(down, 0.06),
            across(down + 0.16, 0.5),
            across(down, 0.94),
            across(down + 0.08, 0.94),
            across(down + 0.25, 0.5),
            across(down + 0.08, 0.06),
          ]),
        )
        .join('')
    default:
      return [0.12, 0.38, 0.64]
        .map((share) => polygonPath([across(0.085, share), across(0.085, share + 0.13), across(0.97, 0.5)]))
        .join('')
  }
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
