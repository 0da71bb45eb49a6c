import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
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
  /** How far the flower is from the panel's middle, and its radius, by the posy's breadth. */
  readonly across: number
  readonly radius: number
  /** How far down the panel its top is. */
  readonly down: number
}

const STEMS: readonly Stem[] = [
  { petals: BUTTER, across: -0.27, radius: 0.23, down: 0.47 },
  { petals: ROSE, across: 0.22, radius: 0.28, down: 0.27 },
  { petals: CORAL, across: -0.08, radius: 0.4, down: 0 },
]
/** A bloom reaches a little further than its radius. */
const BLOOM = 1.04

function stem(panel: Rect, { petals, across, radius, down }: Stem, random: Random): string[] {
  const size = Math.min(panel.width, panel.height * 0.62)
  const middle = panel.x + panel.width / 2
  const head: Point = {
    x: middle + size * across,
    y: panel.y + panel.height * down + size * radius * BLOOM,
  }
  const foot: Point = { x: middle + size * across * 0.16, y: panel.y + panel.height }
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
      ...rows(20, 'ppppppppAAAAAAAAAAAAAA'),
      ...rows(11, 'ppppppppBBBBBBBCCCCCCC'),
      ...rows(10, 'pppppppptttttttttttttt'),
    ],
    square: [...rows(9, 'pppppAAAABBBBBB'), ...rows(10, 'pppppCCCCCCDDDD'), ...rows(8, 'ppppptttttttttt')],
    landscape: [
      ...rows(10, 'ppppppAAAAAAAABBBBB'),
      ...rows(9, 'ppppppCCCCCDDDDDDDD'),
      ...rows(7, 'ppppppttttttttttttt'),
    ],
    panorama: [
      ...rows(9, 'ppppppAAAAAAABBBBBCCCCCC'),
      ...rows(8, 'ppppppDDDDDEEEEEEEFFFFFF'),
      ...rows(7, 'pppppptttttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
  over: posies,
  // The name stands on the line of the stalks' feet, under the photos and as far left as they are. It is as high as it may
  // be, and its place no wider than that needs; who gives it may have a long name, and uses the whole line.
  texts: ({ field, short, format }) => {
    const { x, y, width, height } = field('t')
    const high = height + short * 0.04
    const words = inscribed({ x, y, width: Math.min(width, high * 1.42), height: high }, format, {
      name: { font: 'Great Vibes', weight: '400', color: '0xb5472f', caps: false, letters: 6.9 },
      line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a55', caps: false, tracking: 0.05 },
      align: 'left',
      valign: 'bottom',
      lineCaps: 0.36,
      fill: 0.85,
    })
    return words.map((layer) => (layer.kind === 'text' && layer.slot === 'txt2' ? { ...layer, width } : layer))
  },
})
