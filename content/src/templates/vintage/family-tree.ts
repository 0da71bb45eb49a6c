import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { leafPath } from '../kit/curl.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked } from '../kit/layers.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'

const BARK = '#6a4b35'
/** From the shade in the crown to the leaves in the light. */
const GREENS = ['#4c5c3a', '#5f7048', '#7d8a56', '#97a16b', '#b3ad72']
const EDGE_CM = 0.7

const CROWN_LEAVES = 1000

interface Medallion {
  readonly centre: Point
  readonly radius: number
}

function medallions({ photos, short }: Page): Medallion[] {
  return photos.map(({ x, y, width, height }) => ({
    centre: { x: x + width / 2, y: y + height / 2 },
    radius: Math.min(width, height) / 2 - short * 0.0135,
  }))
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

/** A crown as thick as a tree's in June: leaves round every photo, dark ones first and widest, light ones on top. */
function crown({ sheet, short, field }: Page, all: readonly Medallion[], random: Random): { nth: number; d: string }[] {
  const floor = field('t').y - short * 0.06
  // A leaf is broader than the line from its foot to its tip.
  const near = EDGE_CM + short * 0.012
  const isFree = ({ x, y }: Point) =>
    x > near && x < sheet.width - near && y > near && y < Math.min(floor, sheet.height - near)
  const each = Math.round(CROWN_LEAVES / all.length)
  return all.flatMap(({ centre, radius }) =>
    Array.from({ length: each }, (_, index) => {
      const angle = random() * 360
      const tone = Math.floor((index / each) * GREENS.length)
      const away = radius * between(random, 0.9, 1.02) + short * random() ** 1.3 * (0.055 - 0.006 * tone)
      const size = short * between(random, 0.026, 0.044)
      const foot = polar(centre, away, angle)
      const degrees = angle + between(random, -80, 80)
      const isIn = isFree(foot) && isFree(polar(foot, size * 1.06, degrees))
      return isIn ? [{ nth: tone, d: leafPath(foot, degrees, size, size * 0.52, between(random, -0.1, 0.1)) }] : []
    }).flat(),
  )
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
    path(taperedLine(trunk, short * 0.125, short * 0.03), { fill: BARK }),
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
    ...boughs.map((spine) => path(taperedLine(spine, short * 0.036, short * 0.014), { fill: BARK })),
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
      ...rows(7, 'JJJJKKKK....LLLLMMMM'),
    ],
    panorama: [...rows(6, 'AAAABBBBCCCCDDDDEEEE'), ...rows(7, 'FFFFFGGGGGHHHHHIIIII')],
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
    name: { font: 'Caveat', weight: '500', color: '0x5a3f2c', caps: false, letters: 13.4 },
    line: { font: 'Special Elite', weight: '400', color: '0x6b5a3c', caps: false, tracking: 0.08, letters: 11 },
    beside: isWide(shape),
    // The circles need the height more than the name does.
    share: { portrait: 0.62, square: 0.46, landscape: 0.41, panorama: 0.43 }[shape],
    ...(shape === 'panorama' ? { nameWidth: 0.4 } : {}),
  }),
})
