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
  { radius: 0.42, tries: 150, near: 0.74 },
  { radius: 0.27, tries: 320, near: 0.62 },
  { radius: 0.12, tries: 220, near: 0.8 },
] as const
/** How far it hangs down at the left and at the right, as shares of the photos' height. */
const HANGS = [0.62, 0.4] as const

interface Garland {
  /** From its lower end at the left over both corners to the one at the right. */
  at(share: number): Point
  /** How broad it is there: as the room between the photos and the edge above them, less and less to its ends. */
  breadthAt(share: number): number
}

/** An arch: up beside the photos, along above them and down again. */
function garlandOf({ photos, sheet }: Page): Garland {
  const left = Math.min(...photos.map(({ x }) => x))
  const top = Math.min(...photos.map(({ y }) => y))
  const bottom = Math.max(...photos.map(({ y, height }) => y + height))
  const [near, far] = [(left + EDGE_CM) / 2, sheet.width - (left + EDGE_CM) / 2]
  const high = (top + EDGE_CM) / 2
  const [rise, along, fall] = [
    top + (bottom - top) * HANGS[0] - high,
    far - near,
    top + (bottom - top) * HANGS[1] - high,
  ]
  const whole = rise + along + fall
  return {
    at(share) {
      const way = share * whole
      if (way < rise) return { x: near, y: high + rise - way }
      if (way < rise + along) return { x: near + way - rise, y: high }
      return { x: far, y: high + way - rise - along }
    },
    breadthAt(share) {
      const way = share * whole
      const away = way < rise ? 1 - way / rise : Math.max(0, (way - rise - along) / fall)
      const isBeside = way < rise || way > rise + along
      return (isBeside ? left * 1.1 : top) * (1 - 0.5 * away ** 1.1)
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
      const isSeen = photos.every((box) => overlap(point, radius, box) < radius * 0.16)
      if (isAlone && isSeen && isWithin(point, radius * 1.34, room)) hung.push(balloonAt(point, radius, hung, random))
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

const LYING = [
  ...rows(3, '......................'),
  ...rows(7, '.AAAAAAAAAABBBBBCCCCC.'),
  ...rows(7, '.AAAAAAAAAADDDDDEEEEE.'),
]

/** A party: an arch of balloons over the photos. */
export const balloons = composed({
  id: 'illustration-balloons',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfcf5ec',
  margin: 0.05,
  gap: 0.018,
  plans: {
    portrait: [
      ...rows(4, '...............'),
      ...rows(7, '.AAAAAAAAABBBB.'),
      ...rows(7, '.AAAAAAAAACCCC.'),
      ...rows(9, '.DDDDDDDEEEEEE.'),
    ],
    square: [...rows(3, '................'), ...rows(7, '.AAAAAAAABBBBBB.'), ...rows(7, '.AAAAAAAACCCCCC.')],
    landscape: LYING,
    panorama: LYING,
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 12, colors: ['#dcc4a8', '#ffffff'], opacity: 0.35, count: 150 }),
  over: (page) => [skins(), ...bunch(page).flatMap(balloonMarks)],
  clear: () => 0.012,
  words: () => ({
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CLAY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa2684f', caps: true, tracking: 0.16, letters: 14 },
  }),
})
