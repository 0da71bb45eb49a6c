import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { leafPath } from '../kit/curl.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked } from '../kit/layers.ts'
import { isWide, type Page, rows, type Shape } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'
import { FAMILY } from '../picture-sets.ts'

const BARK = '#6a4b35'
/** From the shade in the crown to the leaves in the light. */
const GREENS = ['#4c5c3a', '#5f7048', '#7d8a56', '#97a16b', '#b3ad72']
const EDGE_CM = 0.7

const CROWN_LEAVES = 1150
const PER_CLUSTER = 11

interface Leaf {
  readonly nth: number
  readonly d: string
  readonly foot: Point
  readonly tip: Point
}

interface Medallion {
  readonly centre: Point
  readonly radius: number
}

/** How much lower the top of the crown is at its sides than in the middle, as a share of the shorter side. */
const DOME: Readonly<Record<Shape, number>> = { portrait: 0.07, square: 0.1, landscape: 0.17, panorama: 0.13 }

/**
 * What its ring takes of a field. Where photos of one row stand between those of the next, there is less need of air.
 */
const RING: Readonly<Record<Shape, number>> = { portrait: 0.0135, square: 0.0135, landscape: 0.0025, panorama: 0.0135 }

function medallions({ photos, short, sheet, shape }: Page): Medallion[] {
  const foot = Math.max(...photos.map(({ y }) => y))
  const lift = shape === 'landscape' ? 0.02 : 0
  return photos.map(({ x, y, width, height }) => {
    const out = (x + width / 2) / (sheet.width / 2) - 1
    const down = y / foot
    return {
      centre: {
        x: x + width / 2,
        y: y + height / 2 + short * (DOME[shape] * out ** 2 * (isWide(shape) ? 1 : 1 - down) - lift),
      },
      radius: Math.min(width, height) / 2 - short * RING[shape],
    }
  })
}

/** A bough from the trunk to a photo: it leaves the trunk upwards and bends out. */
function bough(foot: Point, { centre, radius }: Medallion): Point[] {
  const end = { x: centre.x, y: centre.y + radius * 0.4 }
  const rise = { x: foot.x + (end.x - foot.x) * 0.16, y: foot.y + (end.y - foot.y) * 0.62 }
  return Array.from({ length: 12 }, (_, nth) => {
    const share = nth / 11
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * foot.x + b * rise.x + c * end.x, y: a * foot.y + b * rise.y + c * end.y }
  })
}

function leavesAlong(spine: readonly Point[], short: number, random: Random): { nth: number; d: string }[] {
  return spine.slice(3).flatMap((point, index) => {
    const before = spine[index + 2] ?? point
    const heading = inDegrees(Math.atan2(point.y - before.y, point.x - before.x))
    return [1, -1].map((side) => {
      const size = short * between(random, 0.024, 0.042)
      const foot = polar(point, short * between(random, 0, 0.012), random() * 360)
      return {
        nth: Math.floor(random() ** 1.4 * GREENS.length),
        d: leafPath(foot, heading + side * between(random, 30, 75), size, size * 0.5, 0.06),
      }
    })
  })
}

/** The crown: clusters of leaves round every photo, with sky between them. */
function crown({ sheet, short, field }: Page, all: readonly Medallion[], random: Random): Leaf[] {
  const floor = field('t').y - short * 0.06
  // A leaf is broader than the line from its foot to its tip.
  const near = EDGE_CM + short * 0.012
  const isFree = ({ x, y }: Point) =>
    x > near && x < sheet.width - near && y > near && y < Math.min(floor, sheet.height - near)
  const each = Math.round(CROWN_LEAVES / all.length / PER_CLUSTER)
  const isOpen = (point: Point) =>
    all.every(({ centre, radius }) => Math.hypot(point.x - centre.x, point.y - centre.y) > radius * 0.96)
  return all
    .flatMap(({ centre, radius }) => {
      const start = random() * 360
      return Array.from({ length: each }, (_, index) => {
        const angle = start + (index + between(random, -0.3, 0.3)) * (360 / each)
        const heart = polar(centre, radius + short * between(random, -0.004, 0.022), angle)
        return cluster(heart, angle, short, random)
      }).flat()
    })
    .filter(({ foot, tip }) => isFree(foot) && isFree(tip) && isOpen(tip))
}

/** Leaves from one twig, fanned out from it: dark ones first and widest, light ones on top. */
function cluster(heart: Point, heading: number, short: number, random: Random): Leaf[] {
  return Array.from({ length: PER_CLUSTER }, (_, index) => {
    const tone = Math.floor((index / PER_CLUSTER) * GREENS.length)
    const size = short * between(random, 0.024, 0.042)
    const foot = polar(heart, short * random() * (0.026 - 0.003 * tone), random() * 360)
    const degrees = heading + between(random, -105, 105)
    const d = leafPath(foot, degrees, size, size * 0.52, between(random, -0.1, 0.1))
    return { nth: tone, d, foot, tip: polar(foot, size * 1.06, degrees) }
  })
}

function tree(page: Page): string[] {
  const { field, short, sheet } = page
  const random = seededRandom(63)
  const all = medallions(page)
  const ground = field('t').y - short * 0.012
  const middle = sheet.width / 2
  const lowest = Math.max(...all.map(({ centre }) => centre.y))
  const top = Math.min(...all.map(({ centre }) => centre.y))
  const trunk = [ground, (ground + lowest) / 2, lowest, (lowest + top) / 2, top].map((y, nth) => ({
    x: middle + short * 0.006 * Math.sin(nth * 2),
    y,
  }))
  const boughs = all.map((each) => {
    const foot = {
      x: middle,
      y: Math.min(ground - short * 0.02, each.centre.y + each.radius + Math.abs(each.centre.x - middle) * 0.42),
    }
    return bough(foot, each)
  })
  const leaves = [...boughs.flatMap((spine) => leavesAlong(spine, short, random)), ...crown(page, all, random)]
  return [
    path(taperedLine(trunk, short * 0.14, short * 0.034), { fill: BARK }),
    ...[-1, 1].flatMap((side) =>
      [0.5, 1].map((reach) =>
        path(
          taperedLine(
            [
              { x: middle + side * short * 0.012, y: ground - short * 0.05 },
              { x: middle + side * short * 0.04 * reach, y: ground - short * 0.012 },
              { x: middle + side * short * 0.13 * reach, y: ground + short * 0.002 },
            ],
            short * 0.03,
            short * 0.006,
          ),
          { fill: BARK },
        ),
      ),
    ),
    ...boughs.map((spine) => path(taperedLine(spine, short * 0.05, short * 0.016), { fill: BARK })),
    ...GREENS.map((fill, tone) =>
      path(
        leaves
          .filter(({ nth }) => nth === tone)
          .map(({ d }) => d)
          .join(''),
        { fill },
      ),
    ),
    ...all.flatMap(({ centre, radius }) => [
      path(circlePath(centre, radius + short * 0.011), { fill: '#f8f0dd' }),
      path(circlePath(centre, radius + short * 0.011), { fill: 'none', stroke: BARK, 'stroke-width': short * 0.0026 }),
    ]),
  ]
}

/** A family tree: the eldest by the trunk, the youngest in the crown. */
export const familyTree = composed({
  id: 'vintage-family-tree',
  moods: ['classic', 'quiet'],
  occasions: ['family'],
  asks: ['family', 'years'],
  pictures: [...FAMILY, 'cat-sill', 'bicycle-wall', 'bouquet', 'cherry-blossom', 'tide', 'night-tent', 'lighthouse'],
  theme: 'vintage',
  paper: '0xefe4cb',
  margin: 0.052,
  gap: 0.014,
  plans: {
    portrait: [...rows(8, 'AAAABBBBCCCC'), ...rows(11, 'DDDDDDEEEEEE'), ...rows(8, 'FFFF....GGGG')],
    square: [...rows(7, 'AAABBBCCCDDD'), ...rows(9, 'EEEEFFFFGGGG'), ...rows(7, 'HHHH....IIII')],
    landscape: [
      ...rows(7, 'AAAABBBBCCCCDDDDEEEE'),
      ...rows(9, 'FFFFFGGGGGHHHHHIIIII'),
      ...rows(7, '....JJJJ....KKKK....'),
    ],
    panorama: [...rows(6, 'AAAABBBBCCCCDDDDEEEE'), ...rows(7, 'FFFFFGGGGGHHHHHIIIII'), ...rows(1, '.'.repeat(20))],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 41, colors: ['#bfa878', '#fffaf0'], opacity: 0.4, count: 220 }),
  under: tree,
  photos: (page) =>
    medallions(page).flatMap(({ centre, radius }, nth) =>
      masked(
        nth + 1,
        boxAround(centre, radius * 2, radius * 2),
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
    ),
  clear: () => 0.012,
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: '0x4d3423', letters: 13.4 },
    line: { font: 'Cinzel', weight: '600', color: '0x6d5430', tracking: 0.04, letters: 11 },
    lineCaps: 0.46,
    lineGap: 0.5,
    beside: shape === 'panorama',
    // The circles need the height more than the name does.
    share: { portrait: 0.62, square: 0.52, landscape: 0.45, panorama: 0.43 }[shape],
    ...(shape === 'panorama' ? { nameWidth: 0.4 } : {}),
  }),
})
