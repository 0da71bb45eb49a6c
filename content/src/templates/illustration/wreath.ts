import { inDegrees, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { inkBerry, inkLeaf, type LineAndWash } from '../kit/ink-leaf.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { photoRound } from '../kit/pierced.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'

const INK = '#2c4a42'
const GREENS = [
  { body: '#a9c5ab', shade: '#5f8f7c' },
  { body: '#c9d8b8', shade: '#86a874' },
  { body: '#8fb5a6', shade: '#47796c' },
]
const BERRY = { body: '#ef9f85', shade: '#cc5b45' }

/** Of the round place that the photos leave free: a fifth of a square sheet. */
const FREE = 0.254
/** Of the stem; the leaves fill what is between. */
const RING = 0.208
/** What the words take of the wreath's width. */
const WORDS_OF_RING = 0.575

/** What lengths are shares of: the shorter side, and more of it where a low sheet would make the words tiny. */
const unitOf = ({ short, shape }: Page) => (shape === 'panorama' ? short * 1.16 : short)

const leafOf = (page: Page) => unitOf(page) * 0.042

/** In the middle of every sheet. */
const middleOf = ({ sheet }: Page): Point => ({ x: sheet.width / 2, y: sheet.height / 2 })

const ringOf = (page: Page): Rect => boxAround(middleOf(page), unitOf(page) * RING * 2, unitOf(page) * RING * 2)

/** A wreath of leaves round the names in the middle of the photos. */
export const wreath = composed({
  id: 'illustration-wreath',
  theme: 'illustration',
  paper: '0xfdfbf6',
  margin: 0.04,
  gap: 0.016,
  plans: {
    portrait: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    square: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    landscape: [...rows(6, 'AAABBB'), ...rows(6, 'CCCDDD')],
    panorama: [...rows(6, 'AAABBBBBCCCCCDDD'), ...rows(6, 'EEEFFFFFGGGGGHHH')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 7, colors: ['#d8ccb0', '#ffffff'], opacity: 0.35, count: 120 }),
  over: (page) => wreathMarks(ringOf(page), leafOf(page), seededRandom(5)),
  photos: (page) => page.photos.flatMap((box, nth) => photoRound(nth + 1, box, middleOf(page), unitOf(page) * FREE)),
  texts: (page) => {
    const { x, y, width, height } = ringOf(page)
    const wide = width * WORDS_OF_RING
    return inscribed(
      { x: x + (width - wide) / 2, y: y + height * 0.06, width: wide, height: height * 0.86 },
      page.format,
      {
        name: { font: 'Caveat', weight: '500', color: layerColour(INK), caps: false },
        line: { font: 'Caveat', weight: '500', color: '0xa8432f', caps: false, letters: 12.5 },
        lineCaps: 0.5,
        isTall: true,
      },
    )
  },
})

/** Two branches that start together at the foot and all but meet at the top. */
function wreathMarks(ring: Rect, leaf: number, random: Random): string[] {
  return [1, -1].flatMap((side) => branch(ring, leaf, side, random))
}

function branch(ring: Rect, leaf: number, side: number, random: Random): string[] {
  const pen = leaf * 0.026
  const on = (share: number): Point => {
    const angle = Math.PI / 2 - side * (share * Math.PI * 0.955 - 0.1)
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
    const turn = index % 2 === 0 ? 1 : -1
    if (index % 7 === 5) return twig(point, heading + turn * 62, size, pen, random)
    const look: LineAndWash = { ...(GREENS[Math.floor(random() * GREENS.length)] ?? BERRY), ink: INK, pen }
    return [
      ...inkLeaf(point, heading + turn * splay, size, size * 0.44, look, random),
      ...inkLeaf(point, heading - turn * splay * 0.9, size * 0.86, size * 0.38, look, random),
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

/** Points a step apart along a curve. */
function evenly(on: (share: number) => Point, step: number): Point[] {
  const fine = Array.from({ length: 400 }, (_, index) => on(index / 399))
  return fine.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    return !last || Math.hypot(point.x - last.x, point.y - last.y) >= step ? [...kept, point] : kept
  }, [])
}
