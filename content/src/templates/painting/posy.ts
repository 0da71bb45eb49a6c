import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { bud, type Petals, peony } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { leafPath } from '../kit/curl.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type Page, rows } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { watercolour } from '../kit/watercolour.ts'

const CORAL: Petals = { tones: ['#f6b79b', '#f0997c', '#e67d63', '#d2604d'], line: '#9a3d30', heart: '#f0c75e' }
const BUTTER: Petals = { tones: ['#fbe7b4', '#f7d98f', '#efc66d', '#e0ab4c'], line: '#a9772a', heart: '#b5602f' }
const ROSE: Petals = { tones: ['#f4c6cc', '#eeaab5', '#e28c9c', '#cf6f84'], line: '#94405a', heart: '#f0c75e' }
const GREEN = '#6f8a58'
const LEAVES = ['#7f9b66', '#9bb17c', '#5f7d52']

interface Stem {
  readonly petals: Petals
  /** Where the flower is, as shares of the panel. */
  readonly across: number
  readonly up: number
  readonly radius: number
}

const STEMS: readonly Stem[] = [
  { petals: ROSE, across: 0.76, up: 0.56, radius: 0.26 },
  { petals: BUTTER, across: 0.24, up: 0.44, radius: 0.23 },
  { petals: CORAL, across: 0.46, up: 0.84, radius: 0.32 },
]

function stem(panel: Rect, { petals, across, up, radius }: Stem, random: Random): string[] {
  const size = Math.min(panel.width, panel.height * 0.46)
  const head: Point = { x: panel.x + panel.width * across, y: panel.y + panel.height * (1 - up) }
  const foot: Point = { x: panel.x + panel.width * (0.44 + across * 0.14), y: panel.y + panel.height }
  const bend = { x: foot.x + (head.x - foot.x) * 0.2, y: head.y + (foot.y - head.y) * 0.42 }
  const spine = Array.from({ length: 11 }, (_, nth) => {
    const share = nth / 10
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * foot.x + b * bend.x + c * head.x, y: a * foot.y + b * bend.y + c * head.y }
  })
  const leaves = spine.slice(2, 8).flatMap((point, nth) => {
    const side = nth % 2 === 0 ? 1 : -1
    const length = size * between(random, 0.3, 0.44)
    const angle = -90 + side * between(random, 34, 58)
    const fill = LEAVES[nth % LEAVES.length] ?? GREEN
    return [
      path(leafPath(point, angle, length, length * 0.34, side * 0.12), { fill }),
      path(leafPath(point, angle + side * 3, length * 0.94, length * 0.13, side * 0.14), {
        fill: '#4d6741',
        'fill-opacity': 0.4,
      }),
    ]
  })
  return [
    path(taperedLine(spine, size * 0.028, size * 0.018), { fill: GREEN }),
    ...leaves,
    ...bud(spine[6] ?? head, across < 0.5 ? -62 : -118, size * 0.44, petals, GREEN),
    ...peony(head, size * radius, petals, random),
  ]
}

function posies({ field }: Page): string[] {
  const panel = field('p')
  const random = seededRandom(29)
  const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height * 0.48 }
  return [
    ...watercolour(
      ovalPoints(middle, panel.width * 0.46, panel.height * 0.44, 12, 2.6),
      { color: '#f9dcc4', opacity: 0.7, layers: 6, run: 0.16, rounds: 4 },
      random,
    ),
    ...STEMS.flatMap((each) => stem(panel, each, random)),
  ]
}

/** For a mother: flowers as tall as the sheet beside the photos, a handwritten name. */
export const posy = composed({
  id: 'painting-posy',
  theme: 'painting',
  sample: { txt1: 'Maman', txt2: 'Amélie & Tom' },
  paper: '0xfefaf2',
  margin: 0.06,
  gap: 0.018,
  plans: {
    portrait: [
      ...rows(12, 'ppppppppAAAAAAAAAAAAAA'),
      ...rows(2, 'ppppppppBBBBBBBCCCCCCC'),
      ...rows(4, 'ttttttttBBBBBBBCCCCCCC'),
    ],
    square: [...rows(7, 'ppppAAAABBBB'), ...rows(6, 'ppppCCCCCCCC'), ...rows(4, 'ttttCCCCCCCC')],
    landscape: [...rows(8, 'ppppAAAAAABBBB'), ...rows(3, 'ppppCCCCDDDDDD'), ...rows(5, 'ttttCCCCDDDDDD')],
    panorama: [...rows(8, 'ppppAAAAAABBBBBCCCC'), ...rows(2, 'ppppDDDDEEEEEEFFFFF'), ...rows(5, 'ttttDDDDEEEEEEFFFFF')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
  under: posies,
  words: () => ({
    name: { font: 'Caveat', weight: '500', color: '0xc2503f', caps: false, letters: 7 },
    line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a55', caps: false, tracking: 0.05 },
  }),
})
