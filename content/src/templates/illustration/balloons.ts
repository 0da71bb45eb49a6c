import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows, type Shape } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import { TENDER } from '../picture-sets.ts'
import { type Balloon, balloonMarks, skinOf, skins } from './balloon-art.ts'

const CLAY = '#94402b'
/** What a fold or a cut may take. */
const EDGE_CM = 0.55
/**
 * Large ones first, small ones in the gaps before them: radius by the garland's breadth, how many are tried, how close
 * they come.
 */
const SIZES = [
  { radius: 0.4, tries: 160, near: 0.7 },
  { radius: 0.26, tries: 300, near: 0.62 },
  { radius: 0.13, tries: 260, near: 0.78 },
] as const

/**
 * How far a garland reaches from where it is broadest, both ways, and how broad it is there; as shares of the shorter
 * side.
 */
interface Reach {
  readonly one: number
  readonly other: number
  readonly broad: number
}

/** Round the corner above at the left, and smaller up the right side from beside the name. */
const REACHES: Readonly<Record<Exclude<Shape, 'panorama'>, readonly [above: Reach, beside: Reach]>> = {
  portrait: [
    { one: 0.46, other: 0.34, broad: 0.19 },
    { one: 0.12, other: 0.24, broad: 0.115 },
  ],
  square: [
    { one: 0.44, other: 0.32, broad: 0.18 },
    { one: 0.13, other: 0.22, broad: 0.14 },
  ],
  landscape: [
    { one: 0.48, other: 0.3, broad: 0.18 },
    { one: 0.16, other: 0.22, broad: 0.15 },
  ],
}
/** Breadth of a garland at its ends. */
const ENDS = 0.045

interface Garland {
  readonly reach: Reach
  /** Its middle, so far one way or the other from where it is broadest, and so far off the edge. */
  at(way: number, off: number): Point
}

function garlandsOf({ photos, sheet, short, shape }: Page): Garland[] {
  const low = Math.max(...photos.map(({ y, height }) => y + height)) + short * 0.035
  // No sheet is so long; the types do not know.
  const [above, beside] = REACHES[shape === 'panorama' ? 'landscape' : shape]
  return [
    { reach: above, at: (way, off) => (way < 0 ? { x: off - way, y: off } : { x: off, y: off + way }) },
    { reach: beside, at: (way, off) => ({ x: sheet.width - off, y: Math.min(low - way, sheet.height - off) }) },
  ]
}

/** A place on a garland, from its one end to its other. */
function placeOn({ reach: { one, other, broad }, at }: Garland, short: number, share: number) {
  const way = (share * (one + other) - one) * short
  const away = Math.abs(way) / short / (way < 0 ? one : other)
  const breadth = short * (ENDS + (broad - ENDS) * (1 - away) ** 1.6)
  return { on: at(way, EDGE_CM + breadth * 0.5), breadth }
}

function bunch(garland: Garland, page: Page, random: Random): Balloon[] {
  const room = inset(page.sheet, EDGE_CM)
  const hung: Balloon[] = []
  for (const { radius: size, tries, near } of SIZES) {
    for (let nth = 0; nth < tries; nth++) {
      const { on, breadth } = placeOn(garland, page.short, random())
      const radius = breadth * size * between(random, 0.86, 1.14)
      const spread = breadth * 0.42
      const point = { x: on.x + between(random, -spread, spread), y: on.y + between(random, -spread, spread) }
      const isAlone = hung.every(
        (other) => Math.hypot(point.x - other.x, point.y - other.y) > near * (radius + other.radius),
      )
      if (isAlone && isWithin(point, radius * 1.34, room)) hung.push(balloonAt(point, radius, hung, random))
    }
  }
  return hung
}

function balloonAt(point: Point, radius: number, hung: readonly Balloon[], random: Random): Balloon {
  return { ...point, radius, lean: between(random, -14, 14), skin: skinOf(hung.length) }
}

function isWithin({ x, y }: Point, radius: number, room: Rect): boolean {
  return (
    x - radius > room.x && y - radius > room.y && x + radius < room.x + room.width && y + radius < room.y + room.height
  )
}

/** A party: garlands of balloons round two corners of the photos. */
export const balloons = composed({
  id: 'illustration-balloons',
  moods: ['playful', 'colourful'],
  occasions: ['birthday', 'birth'],
  asks: ['names', 'date'],
  pictures: [...TENDER, 'child-and-dog', 'kite'],
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfcf5ec',
  margin: 0.05,
  gap: 0.018,
  plans: {
    portrait: [...rows(7, 'AAAAAAAAABBBB'), ...rows(7, 'AAAAAAAAACCCC'), ...rows(9, 'DDDDDDDEEEEEE')],
    square: [...rows(7, 'AAAAAAAABBBBBB'), ...rows(7, 'AAAAAAAACCCCCC')],
    landscape: [...rows(7, 'AAAAAAAAAABBBBBCCCCC'), ...rows(7, 'AAAAAAAAAADDDDDEEEEE')],
    panorama: [],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 12, colors: ['#dcc4a8', '#ffffff'], opacity: 0.35, count: 150 }),
  over: (page) => {
    const random = seededRandom(23)
    const hung = garlandsOf(page).flatMap((garland) => bunch(garland, page, random))
    return [skins(), ...hung.flatMap(balloonMarks)]
  },
  clear: () => 0.012,
  words: (shape) => ({
    share: shape === 'portrait' ? 0.56 : 0.48,
    nameWidth: shape === 'portrait' ? 0.7 : 0.64,
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CLAY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa2684f', caps: true, tracking: 0.16, letters: 14 },
  }),
})
