import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { type Page, rows } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { type WetPetals, wetLeaf, wetPeony } from '../kit/wet-peony.ts'

const CORAL: WetPetals = { wash: '#fbd9c6', petal: '#ea7f5f', fold: '#b53c26', stamen: '#f3cf74' }
const BUTTER: WetPetals = { wash: '#fff3d2', petal: '#f6d27c', fold: '#cd8f2f', stamen: '#9c5a22' }
const ROSE: WetPetals = { wash: '#fdeae6', petal: '#f0b4ac', fold: '#cc7169', stamen: '#d59c35' }
const GREEN = '#7f9168'
const LEAVES = ['#6d8355', '#8ba071', '#56704a'] as const

interface Stem {
  readonly petals: WetPetals
  /** Where the flower is, as shares of the panel. */
  readonly across: number
  readonly up: number
  readonly radius: number
}

const STEMS: readonly Stem[] = [
  { petals: BUTTER, across: 0.2, up: 0.43, radius: 0.25 },
  { petals: ROSE, across: 0.74, up: 0.54, radius: 0.29 },
  { petals: CORAL, across: 0.46, up: 0.78, radius: 0.42 },
]

function stem(panel: Rect, { petals, across, up, radius }: Stem, random: Random): string[] {
  const size = Math.min(panel.width * 1.04, panel.height * 0.56)
  const head: Point = {
    x: panel.x + panel.width / 2 + size * (across - 0.5) * 1.04,
    y: panel.y + panel.height * (1 - up),
  }
  const foot: Point = { x: panel.x + panel.width * (0.45 + across * 0.1), y: panel.y + panel.height * 0.97 }
  const bend = { x: foot.x + (head.x - foot.x) * 0.2, y: head.y + (foot.y - head.y) * 0.42 }
  const spine = Array.from({ length: 11 }, (_, nth) => {
    const share = nth / 10
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * foot.x + b * bend.x + c * head.x, y: a * foot.y + b * bend.y + c * head.y }
  })
  const leaves = spine.slice(2, 8).flatMap((point, nth) => {
    const side = nth % 2 === 0 ? 1 : -1
    const length = size * between(random, 0.3, 0.42)
    return wetLeaf(point, -90 + side * between(random, 30, 56), length, LEAVES[nth % LEAVES.length] ?? GREEN, random)
  })
  return [
    path(taperedLine(spine, size * 0.024, size * 0.016), { fill: GREEN }),
    ...leaves,
    ...wetPeony(head, size * radius, petals, random),
  ]
}

function posies({ field }: Page): string[] {
  const random = seededRandom(29)
  return STEMS.flatMap((each) => stem(field('p'), each, random))
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
    landscape: [...rows(8, 'pppppAAAAAABBBBB'), ...rows(3, 'pppppCCCCDDDDDDD'), ...rows(5, 'tttttCCCCDDDDDDD')],
    panorama: [
      ...rows(8, 'pppppAAAAAABBBBBCCCC'),
      ...rows(2, 'pppppDDDDEEEEEEFFFFF'),
      ...rows(5, 'tttttDDDDEEEEEEFFFFF'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
  over: posies,
  // Swashes of a long name reach out of their line.
  place: ({ field }) => {
    const { x, width, ...box } = field('t')
    return { ...box, x: x + width * 0.03, width: width * 0.94 }
  },
  words: () => ({
    name: { font: 'Great Vibes', weight: '400', color: '0xb5472f', caps: false, letters: 6.9 },
    line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a55', caps: false, tracking: 0.05 },
  }),
})
