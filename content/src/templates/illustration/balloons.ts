import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import { type Balloon, balloonMarks, skinOf, skins } from './balloon-art.ts'

const CLAY = '#94402b'
/** What a fold or a cut may take. */
const EDGE_CM = 0.55
/** Large ones first, small ones in the gaps before them: radius by the garland's breadth, how many are tried, how close they come. */
const SIZES = [
  { radius: 0.42, tries: 80, near: 0.76 },
  { radius: 0.27, tries: 160, near: 0.64 },
  { radius: 0.12, tries: 120, near: 0.8 },
] as const
/** Where it ends, as shares of the photos' height and width. */
const DOWN = 0.52
const ALONG = 0.66

interface Garland {
  /** From its lower end at the left over the corner to its right end. */
  at(share: number): Point
  /** How broad it is there: as the room between the photos and the edge at the corner, less and less to its ends. */
  breadthAt(share: number): number
}

function garlandOf({ photos, sheet }: Page): Garland {
  const left = Math.min(...photos.map(({ x }) => x))
  const top = Math.min(...photos.map(({ y }) => y))
  const bottom = Math.max(...photos.map(({ y, height }) => y + height))
  const middle = { x: (left + EDGE_CM) / 2, y: (top + EDGE_CM) / 2 }
  const end = { x: left + (sheet.width - left) * ALONG, y: top + (bottom - top) * DOWN }
  const [down, along] = [end.y - middle.y, end.x - middle.x]
  const corner = down / (down + along)
  return {
    at: (share) =>
      share < corner
        ? { x: middle.x, y: end.y - (share / corner) * down }
        : { x: middle.x + ((share - corner) / (1 - corner)) * along, y: middle.y },
    breadthAt(share) {
      const away = share < corner ? 1 - share / corner : (share - corner) / (1 - corner)
      return (share < corner ? left * 1.1 : top) * (1 - 0.64 * away ** 0.9)
    },
  }
}

function bunch(page: Page): Balloon[] {
  const { sheet, photos } = page
  const { at, breadthAt } = garlandOf(page)
  const random = seededRandom(23)
  const room = inset(sheet, EDGE_CM)
  const hung: Balloon[] = []
  for (const { radius: size, tries, near } of SIZES) {
    for (let nth = 0; nth < tries; nth++) {
      const share = random()
      const breadth = breadthAt(share)
      const radius = breadth * size * between(random, 0.86, 1.14)
      const spread = breadth * 0.4
      const on = at(share)
      const point = { x: on.x + between(random, -spread, spread), y: on.y + between(random, -spread, spread) }
      const isAlone = hung.every(
        (other) => Math.hypot(point.x - other.x, point.y - other.y) > near * (radius + other.radius),
      )
      const isSeen = photos.every((box) => overlap(point, radius, box) < radius * 0.34)
      if (isAlone && isSeen && isWithin(point, radius * 1.28, room)) hung.push(balloonAt(point, radius, hung, random))
    }
  }
  return hung
}

function balloonAt(point: Point, radius: number, hung: readonly Balloon[], random: Random): Balloon {
  return { ...point, radius, lean: between(random, -14, 14), skin: skinOf(hung.length) }
}

/** How deep a disc reaches into a box. */
function overlap({ x, y }: Point, radius: number, box: Rect): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return radius - Math.hypot(dx, dy)
}

function isWithin({ x, y }: Point, radius: number, room: Rect): boolean {
  return (
    x - radius > room.x && y - radius > room.y && x + radius < room.x + room.width && y + radius < room.y + room.height
  )
}

const LYING = [...rows(3, '...................'), ...rows(7, '.AAAAAAAABBBBBCCCCC'), ...rows(7, '.AAAAAAAADDDDDEEEEE')]

/** A party: a garland of balloons is draped over a corner of the photos. */
export const balloons = composed({
  id: 'illustration-balloons',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfcf5ec',
  margin: 0.05,
  gap: 0.018,
  plans: {
    portrait: [
      ...rows(4, '..............'),
      ...rows(7, '.AAAAAAAAABBBB'),
      ...rows(7, '.AAAAAAAAACCCC'),
      ...rows(9, '.DDDDDDDEEEEEE'),
    ],
    square: [...rows(3, '..............'), ...rows(7, '.AAAAAAAABBBBB'), ...rows(7, '.AAAAAAAACCCCC')],
    landscape: LYING,
    panorama: LYING,
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 12, colors: ['#dcc4a8', '#ffffff'], opacity: 0.35, count: 150 }),
  over: (page) => [skins(), ...bunch(page).flatMap(balloonMarks)],
  clear: () => 0.012,
  // With the photos, which stand off the middle.
  place: ({ field, photos }) => {
    const { x, width, ...box } = field('t')
    const left = Math.min(...photos.map((photo) => photo.x))
    return { ...box, x: left, width: width - (left - x) }
  },
  words: (shape) => ({
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CLAY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa2684f', caps: true, tracking: 0.16, letters: 14 },
    beside: shape === 'landscape',
  }),
})
