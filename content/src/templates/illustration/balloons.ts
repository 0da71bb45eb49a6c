import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { type Balloon, balloonMarks, skinOf, skins } from './balloon-art.ts'

const CLAY = '#94402b'
/** What a fold or a cut may take. */
const EDGE_CM = 0.55
/**
 * Large ones first, small ones in the gaps before them: radius by the garland's breadth, how many are tried, how close
 * they come.
 */
const SIZES = [
  { radius: 0.4, tries: 200, near: 0.6 },
  { radius: 0.26, tries: 400, near: 0.56 },
  { radius: 0.13, tries: 300, near: 0.72 },
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

/** Round the corner above at the left: far along the upper edge, less far down. */
const REACHES: Readonly<Record<Shape, Reach>> = {
  portrait: { one: 0.58, other: 0.47, broad: 0.136 },
  square: { one: 0.58, other: 0.46, broad: 0.136 },
  landscape: { one: 0.68, other: 0.4, broad: 0.12 },
  panorama: { one: 0.98, other: 0.42, broad: 0.142 },
}
/** The largest, all as shares of the shorter side: one over the very corner of the photos, one to either side of it. */
const LARGEST = { radius: 0.068, beside: 0.05, apart: 0.106 } as const
/** No balloon is smaller: a garland of grapes is none. */
const LEAST_RADIUS = 0.021
/** Breadth of a garland at its ends. */
const ENDS = 0.074

interface Garland {
  readonly reach: Reach
  /** Its middle, so far one way or the other from where it is broadest, and so far off the edge. */
  at(way: number, off: number): Point
}

function garlandOf({ shape }: DrawnPage): Garland {
  return {
    reach: REACHES[shape],
    at: (way, off) => (way < 0 ? { x: off - way, y: off } : { x: off, y: off + way }),
  }
}

/** A place on a garland, from its one end to its other. */
function placeOn({ reach: { one, other, broad }, at }: Garland, short: number, share: number) {
  const way = (share * (one + other) - one) * short
  const away = Math.abs(way) / short / (way < 0 ? one : other)
  const breadth = short * (ENDS + (broad - ENDS) * (1 - away) ** 1.6)
  return { on: at(way, EDGE_CM + breadth * 0.5), breadth }
}

function bunch(garland: Garland, page: DrawnPage, random: Random): Balloon[] {
  const room = inset(page.sheet, EDGE_CM)
  const hung = largest(page)
  for (const { radius: size, tries, near } of SIZES) {
    for (let nth = 0; nth < tries; nth++) {
      const { on, breadth } = placeOn(garland, page.short, random())
      const radius = Math.max(LEAST_RADIUS * page.short, breadth * size * between(random, 0.86, 1.14))
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

function largest({ short }: DrawnPage): Balloon[] {
  const corner = EDGE_CM + LARGEST.radius * 1.2 * short
  const off = EDGE_CM + LARGEST.beside * 1.2 * short
  const along = corner + LARGEST.apart * short
  return [
    { x: along, y: off, radius: LARGEST.beside * short, lean: 3, skin: 'pearl' },
    { x: off, y: along, radius: LARGEST.beside * short, lean: -2, skin: 'clay' },
    { x: corner, y: corner, radius: LARGEST.radius * short, lean: -3, skin: 'blush' },
  ]
}

function balloonAt(point: Point, radius: number, hung: readonly Balloon[], random: Random): Balloon {
  return { ...point, radius, lean: between(random, -14, 14), skin: skinOf(hung.length) }
}

function isWithin({ x, y }: Point, radius: number, room: Rect): boolean {
  return (
    x - radius > room.x && y - radius > room.y && x + radius < room.x + room.width && y + radius < room.y + room.height
  )
}

/** A party: a garland of balloons round a corner of the photos. */
export const balloons = composed({
  id: 'illustration-balloons',
  moods: ['playful', 'colourful'],
  occasions: ['birthday', 'birth'],
  asks: ['names', 'date'],
  pictures: [
    'balloon-girl',
    'teddy-bear',
    'family-beach',
    'child-and-dog',
    'strawberries',
    'hot-air-balloons',
    'running-dog',
    'cherry-blossom',
    'lavender-field',
    'poppy-field',
    'cloud-sea',
  ],
  theme: 'illustration',
  paper: '0xfcf5ec',
  margin: 0.056,
  gap: 0.018,
  plans: {
    portrait: [...rows(7, 'AAAAAAAAABBBB'), ...rows(7, 'AAAAAAAAACCCC'), ...rows(9, 'DDDDDDDEEEEEE')],
    square: [...rows(7, 'AAAAAAAABBBBBB'), ...rows(7, 'AAAAAAAACCCCCC')],
    landscape: [...rows(7, 'AAAAAAAAAABBBBBCCCCC'), ...rows(7, 'AAAAAAAAAADDDDDEEEEE')],
    panorama: [...rows(7, 'AAAAAAAAAAAABBBBBBCCCCCCC'), ...rows(7, 'AAAAAAAAAAAABBBBBBDDDDDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 12, colors: ['#dcc4a8', '#ffffff'], opacity: 0.35, count: 150 }),
  over: (page) => {
    const random = seededRandom(23)
    const hung = bunch(garlandOf(page), page, random)
    return [skins(), ...hung.flatMap(balloonMarks)]
  },
  clear: () => 0.012,
  words: (shape) => ({
    share: { portrait: 0.6, square: 0.6, landscape: 0.52, panorama: 0.4 }[shape],
    fill: 0.84,
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CLAY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa2684f', caps: true, tracking: 0.16, letters: 14 },
  }),
})
