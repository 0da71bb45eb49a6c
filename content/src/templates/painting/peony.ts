import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import type { Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { TENDER } from '../picture-sets.ts'
import { type CuppedPetals, cuppedPeony } from './cupped-peony.ts'
import { type LeafTones, paintedLeaf } from './painted-leaf.ts'

const CRIMSON = '#8d2f3f'
const BLUSH: CuppedPetals = { light: '#fff1ea', body: '#f3c0b2', shade: '#d98874', core: '#b4523f', stamen: '#e2b04a' }
const PALE: CuppedPetals = { light: '#fdeeda', body: '#f2cfae', shade: '#d69a6e', core: '#b06a40', stamen: '#d9a441' }
const WINE: CuppedPetals = { light: '#e9a7a4', body: '#b5475a', shade: '#8a2740', core: '#571326', stamen: '#f0cf7c' }
const LEAVES: readonly LeafTones[] = [
  { body: '#71845a', light: '#a9b98b', shade: '#4c5f3d' },
  { body: '#8a9a6f', light: '#bcc79f', shade: '#63744c' },
  { body: '#5d7153', light: '#93a684', shade: '#3c5037' },
]
const leafAt = (nth: number) => LEAVES[nth % LEAVES.length] as LeafTones

const ARCH = 0
/** The other photos' corners are a little round too, by the shorter side. */
const CORNER = 0.012

/** How far the arch stands in from the margin, to leave the blooms on its shoulder room, by the shorter side. */
const INSET = { upright: { x: 0.028, y: 0.074 }, lying: { x: 0.03, y: 0.075 } }

/** From the arch to the line of gold round it, by the shorter side; that line is as far from the others as they are. */
const LINE = 0.009

/** The arch's photo: its upper half is round. */
function archOf({ photos, short, shape }: DrawnPage): Rect {
  const { x, y, width, height } = photos[ARCH] as Rect
  const inset = isWide(shape) ? INSET.lying : INSET.upright
  const [right, down, line] = [short * inset.x, short * inset.y, short * LINE]
  return { x: x + right, y: y + down, width: width - right - line, height: height - down - line }
}

function arched(page: DrawnPage): Layer[] {
  const arch = archOf(page)
  const round = arch.width / 2
  return page.photos.flatMap((box, nth) =>
    nth === ARCH ? roundedPhoto(nth + 1, arch, [round, round, 0, 0]) : roundedPhoto(nth + 1, box, page.short * CORNER),
  )
}

/** How near the edge of the sheet a petal comes, in cm. */
const EDGE_CM = 0.6

interface Bloom {
  /** Where it sits on the arch, in degrees, and how large it is beside the largest. */
  readonly degrees: number
  readonly size: number
  readonly look: CuppedPetals
}

/** The small ones first, so that the largest lies over them. */
const BLOOMS: readonly Bloom[] = [
  { degrees: 46, size: 0.42, look: PALE },
  { degrees: -22, size: 0.4, look: PALE },
  { degrees: 27, size: 0.72, look: BLUSH },
  { degrees: 0, size: 1, look: WINE },
]
/** The largest bloom's radius, by the breadth of the arch. */
const MOST_OF_ARCH = 0.25
/** Where on the arch the largest one sits, in degrees. */
const SHOULDER = 229

interface Garland {
  readonly leaves: readonly string[]
  readonly blooms: readonly string[]
}

interface Sprig {
  readonly foot: Point
  readonly degrees: number
  readonly length: number
}

/** Where blooms and leaves are if the largest bloom has this radius. */
function sprigsOf({ x, y, width }: Rect, radius: number) {
  const round = width / 2
  const middle = { x: x + round, y: y + round }
  const at = (degrees: number, away: number): Point => polar(middle, round + away, SHOULDER + degrees)
  // In degrees of the arch, one after the other along it.
  const step = (degrees: number) => (degrees * radius) / (round * 0.36)
  const leaves = Array.from({ length: 15 }, (_, nth): Sprig => {
    const turn = step(-24 + (nth * 70) / 14)
    const isOuter = nth % 2 === 0
    return {
      foot: at(turn, radius * 0.12),
      degrees: SHOULDER + turn + (nth < 4 ? -1 : 1) * (isOuter ? 44 : 74),
      length: radius * (isOuter ? 0.9 : 0.76) * (nth < 4 ? 0.42 : 1),
    }
  })
  const blooms = BLOOMS.map(({ degrees, size, look }) => ({
    centre: at(step(degrees), radius * (0.03 + 0.24 * size)),
    radius: radius * size,
    look,
  }))
  return { leaves, blooms }
}

/** How far a petal or a leaf strays beyond its measure. */
const STRAY = 1.13

/** The largest blooms that stay on the sheet. */
function radiusOn(arch: Rect): number {
  const most = arch.width * MOST_OF_ARCH
  const fits = (radius: number) => {
    const { leaves, blooms } = sprigsOf(arch, radius)
    const reached = [
      ...blooms.map(({ centre, radius: reach }) => ({ x: centre.x - reach * STRAY, y: centre.y - reach * STRAY })),
      ...leaves.map(({ foot, degrees, length }) => {
        const tip = polar(foot, length * STRAY, degrees)
        return { x: tip.x - length * 0.08, y: tip.y - length * 0.08 }
      }),
    ]
    return reached.every(({ x, y }) => x > EDGE_CM && y > EDGE_CM)
  }
  const shares = Array.from({ length: 40 }, (_, nth) => 1 - nth * 0.02)
  return most * (shares.find((share) => fits(most * share)) ?? 0.2)
}

/** Answers the garland at the arch's other foot: blooms by the size of the largest, and where the leaves point. */
const SPRAY = {
  blooms: [
    { left: 1.12, up: 0.32, size: 0.34, look: PALE },
    { left: 0.36, up: 0.42, size: 0.5, look: BLUSH },
  ],
  leaves: [186, 212, 240, 272],
} as const

function spray({ x, y, width, height }: Rect, radius: number, random: Random): string[] {
  const at = (left: number, up: number): Point => ({ x: x + width - left * radius, y: y + height - up * radius })
  return [
    ...SPRAY.leaves.flatMap((degrees, nth) =>
      paintedLeaf(at(0.5, 0.42), degrees, radius * (nth % 2 === 0 ? 1 : 0.78), leafAt(nth), random),
    ),
    ...SPRAY.blooms.flatMap(({ left, up, size, look }) =>
      cuppedPeony({ centre: at(left, up), radius: radius * size, look, isFull: false }, random),
    ),
  ]
}

/** Over the shoulder of the arch: leaves behind it, and blooms that fall a little over its edge. */
function garland(page: DrawnPage, random: Random): Garland {
  const arch = archOf(page)
  const radius = radiusOn(arch)
  const { leaves, blooms } = sprigsOf(arch, radius)
  return {
    leaves: leaves.flatMap(({ foot, degrees, length }, nth) => paintedLeaf(foot, degrees, length, leafAt(nth), random)),
    blooms: [
      ...blooms.flatMap((bloom) => cuppedPeony({ ...bloom, isFull: bloom.look !== PALE }, random)),
      ...spray(arch, radius, random),
    ],
  }
}

/** A line of gold round the arch, the leaves over it. */
function behind(page: DrawnPage): string[] {
  const { short, sheet } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const around = outset(archOf(page), short * LINE)
  const line = roundedPath(around, [around.width / 2, around.width / 2, 0, 0])
  return [
    leaf.definition,
    path(line, { fill: 'none', stroke: leaf.paint, 'stroke-width': short * 0.0028 }),
    ...garland(page, seededRandom(77)).leaves,
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
  margin: 0.046,
  gap: 0.02,
  plans: {
    portrait: [...rows(6, 'AAAAAAAAABBBB'), ...rows(6, 'AAAAAAAAACCCC'), ...rows(6, 'AAAAAAAAADDDD')],
    square: [...rows(13, 'AAAAAAABBBBBB'), ...rows(13, 'AAAAAAACCCCCC'), ...rows(10, 'AAAAAAAtttttt')],
    landscape: [...rows(13, 'AAAAAAABBBBCCCC'), ...rows(13, 'AAAAAAADDDDEEEE'), ...rows(10, 'AAAAAAAtttttttt')],
    panorama: [...rows(25, 'AAAAAAAABBBBBBCCCCCDDDDDD'), ...rows(16, 'AAAAAAAAttttttttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 14, colors: ['#dcc4b4', '#ffffff'], opacity: 0.3, count: 140 }),
  under: behind,
  over: (page) => garland(page, seededRandom(77)).blooms,
  photos: arched,
  // Beside the arch the field is long and low, and the names take no more of its width than they need.
  place: ({ field, shape }) => {
    const { x, y, width, height } = field('t')
    if (shape === 'portrait') return { x, y, width, height }
    const own = Math.min(width, height * 3)
    return { x: x + (width - own) / 2, y, width: own, height }
  },
  words: (shape) => ({
    ...(shape === 'portrait' ? { share: 0.62 } : { fill: 0.85 }),
    lineGap: 0.3,
    lineCaps: 0.37,
    name: { font: 'Great Vibes', weight: '400', color: layerColour(CRIMSON), caps: false },
    line: {
      font: 'Josefin Sans',
      weight: '400',
      color: '0x7a6a5e',
      caps: true,
      tracking: shape === 'square' ? 0.03 : 0.18,
      letters: 14,
    },
  }),
})
