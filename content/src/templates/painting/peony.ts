import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import type { Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { type WetPetals, wetLeaf, wetPeony } from '../kit/wet-peony.ts'

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

/** Over the shoulder of the arch: painted before the photo and centred outside its line, so that flowers hide nothing. */
function garland({ photos }: Page, random: Random): string[] {
  const { x, y, width } = photos[ARCH] as Rect
  const round = width / 2
  const middle = { x: x + round, y: y + round }
  const at = (degrees: number, away: number): Point => polar(middle, round + away, SHOULDER + degrees)
  const radius = Math.min(round * 0.4, (at(0, 0).x - EDGE_CM) / 1.46, (at(0, 0).y - EDGE_CM) / 1.74)
  // In degrees of the arch, one after the other along it.
  const step = (degrees: number) => (degrees * radius) / (round * 0.36)
  const leaves = Array.from({ length: 16 }, (_, nth) => {
    const turn = step(-24 + (nth * 84) / 15)
    const isOuter = nth % 2 === 0
    const along = SHOULDER + turn + (nth < 4 ? -1 : 1) * (isOuter ? 48 : 74)
    const length = radius * (isOuter ? 0.86 : 0.7) * (nth < 4 ? 0.5 : 1)
    return wetLeaf(at(turn, radius * 0.26), along, length, LEAVES[nth % LEAVES.length] ?? '', random)
  })
  const blooms = BLOOMS.flatMap(({ degrees, size, look }) =>
    wetPeony(at(step(degrees), radius * (0.12 + 0.42 * size)), radius * size, look, random),
  )
  return [...leaves.flat(), ...blooms]
}

/** A line of gold round the arch, and the flowers over it. */
function flowers(page: Page): string[] {
  const { photos, short, sheet } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const around = outset(photos[ARCH] as Rect, short * 0.009)
  const line = roundedPath(around, [around.width / 2, around.width / 2, 0, 0])
  return [
    leaf.definition,
    path(line, { fill: 'none', stroke: leaf.paint, 'stroke-width': short * 0.0028 }),
    ...garland(page, seededRandom(77)),
  ]
}

/** A wedding in blush: an arch, peonies along its shoulder, the names in a flowing hand. */
export const peonies = composed({
  id: 'painting-peony',
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
      ...rows(6, 'AAAAAAABBBBBCCCC'),
      ...rows(8, 'AAAAAAAttttttttt'),
      ...rows(9, 'AAAAAAADDDDEEEEE'),
    ],
    panorama: [
      ...rows(3, '......BBBBCCCCDDDDDDD'),
      ...rows(4, 'AAAAAABBBBCCCCDDDDDDD'),
      ...rows(5, 'AAAAAAttttttttDDDDDDD'),
      ...rows(4, 'AAAAAAttttttttEEEEEEE'),
      ...rows(7, 'AAAAAAFFFFGGGGEEEEEEE'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 14, colors: ['#dcc4b4', '#ffffff'], opacity: 0.3, count: 140 }),
  under: flowers,
  photos: arched,
  // In a low field the name is as high as it may be, and its place no wider than that needs.
  place: ({ field, shape }) => {
    const { x, width, ...box } = field('t')
    const wide = shape === 'landscape' ? Math.min(width, box.height * 2.22) : width
    return { ...box, x: x + (width - wide) / 2, width: wide }
  },
  words: (shape) => ({
    ...(shape === 'portrait' ? { share: 0.52 } : shape === 'square' ? { share: 0.42 } : {}),
    lineCaps: 0.37,
    name: { font: 'Great Vibes', weight: '400', color: layerColour(CRIMSON), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a5e', caps: true, tracking: 0.18, letters: 14 },
  }),
})
