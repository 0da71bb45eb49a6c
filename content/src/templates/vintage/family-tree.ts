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
const GREENS = ['#7d8a56', '#97a16b', '#5f7048', '#b3ad72', '#a9763f']

interface Medallion {
  readonly centre: Point
  readonly radius: number
}

function medallions({ photos, short }: Page): Medallion[] {
  return photos.map(({ x, y, width, height }) => ({
    centre: { x: x + width / 2, y: y + height / 2 },
    radius: Math.min(width, height) / 2 - short * 0.012,
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

function rimLeaves({ centre, radius }: Medallion, short: number, random: Random): { nth: number; d: string }[] {
  return Array.from({ length: 16 }, () => {
    const angle = between(random, -205, 25)
    const size = short * between(random, 0.026, 0.044)
    const foot = polar(centre, radius * 0.97, angle)
    return {
      nth: Math.floor(random() ** 1.4 * GREENS.length),
      d: leafPath(foot, angle + between(random, -55, 55), size, size * 0.5, 0.06),
    }
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
  const leaves = [
    ...boughs.flatMap((spine) => leavesAlong(spine, short, random)),
    ...all.flatMap((each) => rimLeaves(each, short, random)),
  ]
  return [
    path(taperedLine(trunk, short * 0.085, short * 0.018), { fill: BARK }),
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
    ...boughs.map((spine) => path(taperedLine(spine, short * 0.026, short * 0.009), { fill: BARK })),
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
  sample: { txt1: 'Famille Martin', txt2: '1938 – 2026' },
  paper: '0xefe4cb',
  margin: 0.06,
  gap: 0.016,
  plans: {
    portrait: [...rows(6, 'AAAABBBBCCCC'), ...rows(6, 'DDDDEEEEFFFF'), ...rows(6, 'GGGG....HHHH')],
    square: [...rows(6, 'AAABBBCCCDDD'), ...rows(6, 'EEEFFFGGGHHH'), ...rows(6, 'III......JJJ')],
    landscape: [
      ...rows(6, 'AAAABBBBCCCCDDDDEEEE'),
      ...rows(6, 'FFFFGGGGHHHHIIIIJJJJ'),
      ...rows(6, 'KKKKLLLL....MMMMNNNN'),
    ],
    panorama: [...rows(6, 'AAAABBBBCCCCDDDDEEEE'), ...rows(6, 'FFFFGGGG....HHHHIIII')],
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
    share: { portrait: 0.62, square: 0.5, landscape: 0.43, panorama: 0.43 }[shape],
    ...(shape === 'panorama' ? { nameWidth: 0.4 } : {}),
  }),
})
