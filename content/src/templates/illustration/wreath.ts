import { inDegrees, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { inkBerry, inkLeaf, type LineAndWash } from '../kit/ink-leaf.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { photoRound } from '../kit/pierced.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'
import { TENDER } from '../picture-sets.ts'

const INK = '#2c4a42'
const GREENS = [
  { body: '#a9c5ab', shade: '#5f8f7c' },
  { body: '#c9d8b8', shade: '#86a874' },
  { body: '#8fb5a6', shade: '#47796c' },
]
const PETAL = { body: '#fbe3d6', shade: '#efb59c' }
const BERRY = { body: '#ef9f85', shade: '#cc5b45' }

/** Where the branches meet, in leaves from the foot of the ring. */
const FLOWERS = [
  { across: -0.95, up: 0.02, size: 0.52 },
  { across: 0.98, up: 0.06, size: 0.48 },
  { across: 0, up: -0.12, size: 0.68 },
]

/** Of the round place that the photos leave free. */
const FREE = 0.186
/** Of the stem: the leaves hide the rim of that place and grow out over the photos. */
const RING = 0.186
/** What the words take of the wreath's width. */
const WORDS_OF_RING = 0.62

/** The unit of lengths: the shorter side, and more of it on a low sheet, where the words would be tiny. */
const unitOf = ({ short, shape }: DrawnPage) =>
  shape === 'panorama' ? short * 1.36 : short * (shape === 'square' || shape === 'portrait' ? 1.14 : 1.24)

const leafOf = (page: DrawnPage) => unitOf(page) * 0.052

/** Where the corners of four photos meet. */
const middleOf = ({ sheet, photos, gap }: DrawnPage): Point => ({
  x: (photos[0]?.x ?? 0) + (photos[0]?.width ?? 0) + gap / 2,
  y: sheet.height / 2,
})

const ringOf = (page: DrawnPage): Rect => boxAround(middleOf(page), unitOf(page) * RING * 2, unitOf(page) * RING * 2)

/** A wreath of leaves round the names in the middle of the photos. */
export const wreath = composed({
  id: 'illustration-wreath',
  moods: ['romantic', 'quiet'],
  asks: ['names', 'date'],
  pictures: [...TENDER, 'rowing-boat', 'sun-path'],
  theme: 'illustration',
  paper: '0xfdfbf6',
  margin: 0.04,
  gap: 0.016,
  plans: {
    portrait: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    square: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    landscape: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    // The four about the wreath, and one beside them as large as all of them.
    panorama: [...rows(6, 'AABBCCCC'), ...rows(6, 'DDEECCCC')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 7, colors: ['#d8ccb0', '#ffffff'], opacity: 0.35, count: 120 }),
  over: (page) => wreathMarks(ringOf(page), leafOf(page), seededRandom(5)),
  photos: (page) => page.photos.flatMap((box, nth) => photoRound(nth + 1, box, middleOf(page), unitOf(page) * FREE)),
  texts: (page) => {
    const { x, y, width, height } = ringOf(page)
    const wide = width * WORDS_OF_RING
    return inscribed(
      { x: x + (width - wide) / 2, y: y + height * 0.12, width: wide, height: height * 0.74 },
      page.format,
      {
        name: { font: 'Great Vibes', weight: '400', color: layerColour(INK), caps: false },
        line: { font: 'Crimson Text', weight: '600', color: '0xa8432f', caps: false, tracking: 0.02, letters: 9 },
        lineCaps: 0.42,
        fill: 0.84,
        isTall: true,
      },
    )
  },
})

/** Two branches that start together at the foot and meet at the top. */
function wreathMarks(ring: Rect, leaf: number, random: Random): string[] {
  const foot = { x: ring.x + ring.width / 2, y: ring.y + ring.height }
  return [
    ...[1, -1].flatMap((side) => branch(ring, leaf, side, random)),
    ...FLOWERS.flatMap(({ across, up, size }) =>
      blossom({ x: foot.x + across * leaf, y: foot.y - up * leaf }, leaf * size, random),
    ),
  ]
}

function branch(ring: Rect, leaf: number, side: number, random: Random): string[] {
  const pen = leaf * 0.026
  const on = (share: number): Point => {
    const angle = Math.PI / 2 - side * (share * (Math.PI + 0.07) - 0.1)
    return {
      x: ring.x + (ring.width / 2) * (1 + Math.cos(angle)),
      y: ring.y + (ring.height / 2) * (1 + Math.sin(angle)),
    }
  }
  const spine = evenly(on, leaf * 0.5)
  const stem = path(taperedLine(spine, leaf * 0.075, leaf * 0.03), { fill: INK })
  const growth = spine.slice(1, -1).flatMap((point, index) => {
    const next = spine[index + 2] ?? point
    const heading = inDegrees(Math.atan2(next.y - point.y, next.x - point.x))
    const size = leaf * (1 - 0.35 * (index / spine.length)) * between(random, 0.82, 1.12)
    const splay = between(random, 34, 56)
    if (index % 7 === 5) return twig(point, heading + side * 62, size, pen, random)
    const look: LineAndWash = { ...(GREENS[Math.floor(random() * GREENS.length)] ?? BERRY), ink: INK, pen }
    const behind: LineAndWash = { ...(GREENS[(index >> 1) % GREENS.length] ?? BERRY), ink: INK, pen }
    return [
      ...(index % 2 === 0 ? inkLeaf(point, heading + side * 74, size * 1.14, size * 0.46, behind, random) : []),
      ...inkLeaf(point, heading + side * splay, size * 1.12, size * 0.48, look, random),
      ...inkLeaf(point, heading - side * splay * 0.9, size * 0.78, size * 0.36, look, random),
    ]
  })
  const tip = spine.at(-1)
  const before = spine.at(-2)
  if (!tip || !before) return [stem, ...growth]
  const end = inDegrees(Math.atan2(tip.y - before.y, tip.x - before.x))
  return [
    stem,
    ...growth,
    ...inkLeaf(tip, end, leaf * 0.62, leaf * 0.26, { ...(GREENS[1] ?? BERRY), ink: INK, pen }, random),
  ]
}

/** Berries on thin stalks. */
function twig(foot: Point, degrees: number, size: number, pen: number, random: Random): string[] {
  const look: LineAndWash = { ...BERRY, ink: INK, pen }
  return [-26, 4, 30].flatMap((splay, nth) => {
    const length = size * (nth === 1 ? 0.78 : 0.53) * between(random, 0.9, 1.1)
    const end = polar(foot, length, degrees + splay)
    const bow = polar(polar(foot, length * 0.5, degrees + splay), size * 0.05, degrees + 90)
    return [
      path(taperedLine([foot, bow, end], pen * 1.5, pen * 0.8), { fill: INK }),
      ...inkBerry(end, size * 0.115, look, random),
    ]
  })
}

/** Five round petals about a heart of berries. */
function blossom(centre: Point, size: number, random: Random): string[] {
  const look: LineAndWash = { ...PETAL, ink: INK, pen: size * 0.03 }
  const turn = between(random, 0, 72)
  return [
    ...[0, 1, 2, 3, 4].flatMap((nth) =>
      inkLeaf(centre, turn + nth * 72, size * between(random, 0.94, 1.06), size * 0.86, look, random),
    ),
    ...[0, 120, 240].flatMap((degrees) =>
      inkBerry(
        polar(centre, size * 0.12, turn + degrees),
        size * 0.1,
        { ...BERRY, ink: INK, pen: size * 0.02 },
        random,
      ),
    ),
  ]
}

/** Points a step apart along a curve. */
function evenly(on: (share: number) => Point, step: number): Point[] {
  const fine = Array.from({ length: 400 }, (_, index) => on(index / 399))
  return fine.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    return !last || Math.hypot(point.x - last.x, point.y - last.y) >= step ? [...kept, point] : kept
  }, [])
}
