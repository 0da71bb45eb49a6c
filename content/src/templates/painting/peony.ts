import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import type { Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { type WetPetals, wetLeaf, wetPeony } from '../kit/wet-peony.ts'
import { TENDER } from '../picture-sets.ts'

const CRIMSON = '#8d2f3f'
const BLUSH: WetPetals = { wash: '#fbe6de', petal: '#eeb0a4', fold: '#cf7266', stamen: '#c9922f' }
const PALE: WetPetals = { wash: '#fdf2ea', petal: '#f6d7c8', fold: '#dba48f', stamen: '#c9922f' }
const WINE: WetPetals = { wash: '#e3a09f', petal: '#b4414f', fold: '#6d1b2c', stamen: '#e9c069' }
const LEAVES = ['#7d8b63', '#97a57d', '#66775a'] as const

const ARCH = 0

function arched({ photos }: Page): Layer[] {
  return photos.flatMap((box, nth) =>
    nth === ARCH ? roundedPhoto(nth + 1, box, [box.width / 2, box.width / 2, 0, 0]) : [photo(nth + 1, box)],
  )
}

/** How near the edge of the sheet a petal comes, in cm. */
const EDGE_CM = 0.6

interface Bloom {
  /** Where it sits on the arch, in degrees, and how large it is beside the largest. */
  readonly degrees: number
  readonly size: number
  readonly look: WetPetals
}

/** The small ones first, so that the largest lies over them. */
const BLOOMS: readonly Bloom[] = [
  { degrees: 46, size: 0.42, look: PALE },
  { degrees: -22, size: 0.4, look: PALE },
  { degrees: 27, size: 0.72, look: BLUSH },
  { degrees: 0, size: 1, look: WINE },
]
/** Where on the arch the largest one sits, in degrees. */
const SHOULDER = 236

interface Garland {
  readonly leaves: readonly string[]
  readonly blooms: readonly string[]
}

/** Over the shoulder of the arch: leaves behind it, and blooms that fall a little over its edge. */
function garland({ photos }: Page, random: Random): Garland {
  const { x, y, width } = photos[ARCH] as Rect
  const round = width / 2
  const middle = { x: x + round, y: y + round }
  const at = (degrees: number, away: number): Point => polar(middle, round + away, SHOULDER + degrees)
  const radius = Math.min(round * 0.44, (at(0, 0).x - EDGE_CM) / 1.24, (at(0, 0).y - EDGE_CM) / 1.3)
  // In degrees of the arch, one after the other along it.
  const step = (degrees: number) => (degrees * radius) / (round * 0.36)
  const leaves = Array.from({ length: 18 }, (_, nth) => {
    const turn = step(-24 + (nth * 86) / 17)
    const isOuter = nth % 2 === 0
    const along = SHOULDER + turn + (nth < 4 ? -1 : 1) * (isOuter ? 44 : 74)
    const length = radius * (isOuter ? 0.9 : 0.76) * (nth < 4 ? 0.42 : 1)
    return wetLeaf(at(turn, radius * 0.12), along, length, LEAVES[nth % LEAVES.length] ?? '', random)
  })
  const blooms = BLOOMS.flatMap(({ degrees, size, look }) =>
    wetPeony(at(step(degrees), radius * (0.03 + 0.24 * size)), radius * size, look, random),
  )
  return { leaves: leaves.flat(), blooms }
}

/** In the lower right corner, beside the words: what answers the garland across the sheet. */
function spray({ inner, short }: Page, random: Random): string[] {
  const radius = short * 0.054
  const foot = { x: inner.x + inner.width - radius * 1.02, y: inner.y + inner.height - radius * 0.95 }
  const leaves = [188, 206, 226, 250, 272, 168].map((degrees, nth) =>
    wetLeaf(
      polar(foot, radius * 0.5, degrees),
      degrees,
      radius * (nth % 2 === 0 ? 1.55 : 1.2),
      LEAVES[nth % 3] ?? '',
      random,
    ),
  )
  return [
    ...leaves.flat(),
    ...wetPeony(polar(foot, radius * 1.2, 262), radius * 0.5, PALE, random),
    ...wetPeony(polar(foot, radius * 1.24, 184), radius * 0.56, WINE, random),
    ...wetPeony(foot, radius, BLUSH, random),
  ]
}

/** A line of gold round the arch, the leaves over it. */
function behind(page: Page): string[] {
  const { photos, short, sheet } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const around = outset(photos[ARCH] as Rect, short * 0.009)
  const line = roundedPath(around, [around.width / 2, around.width / 2, 0, 0])
  return [
    leaf.definition,
    path(line, { fill: 'none', stroke: leaf.paint, 'stroke-width': short * 0.0028 }),
    ...garland(page, seededRandom(77)).leaves,
    ...spray(page, seededRandom(78)),
  ]
}

/** A wedding in blush: an arch, peonies along its shoulder, the names in a flowing hand. */
export const peonies = composed({
  id: 'painting-peony',
  moods: ['romantic'],
  occasions: ['wedding'],
  asks: ['names', 'placeAndDate'],
  pictures: TENDER,
  theme: 'painting',
  paper: '0xfdf8f3',
  margin: 0.06,
  gap: 0.026,
  plans: {
    portrait: [
      ...rows(2, '.........BBBB'),
      ...rows(4, 'AAAAAAAAABBBB'),
      ...rows(6, 'AAAAAAAAACCCC'),
      ...rows(6, 'AAAAAAAAADDDD'),
    ],
    square: [
      ...rows(2, '.......BBBBB'),
      ...rows(4, 'AAAAAAABBBBB'),
      ...rows(6, 'AAAAAAACCCCC'),
      ...rows(6, 'AAAAAAADDDDD'),
    ],
    landscape: [
      ...rows(3, '.......BBBBBCCCC'),
      ...rows(7, 'AAAAAAABBBBBCCCC'),
      ...rows(9, 'AAAAAAADDDDEEEEE'),
      ...rows(8, 'AAAAAAAttttttttt'),
    ],
    panorama: [
      ...rows(3, '......BBBBCCCCCDDDDDD'),
      ...rows(5, 'AAAAAABBBBCCCCCDDDDDD'),
      ...rows(8, 'AAAAAAEEEEEEFFFFFGGGG'),
      ...rows(7, 'AAAAAAttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 14, colors: ['#dcc4b4', '#ffffff'], opacity: 0.3, count: 140 }),
  under: behind,
  over: (page) => garland(page, seededRandom(77)).blooms,
  photos: arched,
  // In a low field the name is as high as it may be, its place no wider than that needs, and clear of the spray.
  place: ({ field, shape, short }) => {
    const { x, width, ...box } = field('t')
    if (!isWide(shape)) return { ...box, x, width }
    const room = width - short * 0.2
    const wide = Math.min(room, box.height * 2.22)
    return { ...box, x: x + (room - wide) * 0.6, width: wide }
  },
  words: (shape) => ({
    ...(shape === 'portrait' ? { share: 0.52 } : shape === 'square' ? { share: 0.42 } : {}),
    lineCaps: 0.37,
    name: { font: 'Great Vibes', weight: '400', color: layerColour(CRIMSON), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a5e', caps: true, tracking: 0.18, letters: 14 },
  }),
})
