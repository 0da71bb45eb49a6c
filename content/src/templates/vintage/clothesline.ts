import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { smoothPath } from '../kit/curves.ts'
import { photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { turned, turnedBox } from '../kit/turned.ts'
import { stacked } from '../kit/words.ts'
import { peg } from './peg.ts'
import { planks } from './planks.ts'

/** The strings go on round the edge of a canvas. */
const BEYOND = 6
const PAPER = '#fbf7ee'
const TWINE = '#8a6a48'
const TURNS = [-1.9, 1.4, -1.1, 2, -1.5, 1.2, 1.7, -1.3]

interface Print {
  readonly paper: Rect
  readonly picture: Rect
  readonly hook: Point
  readonly degrees: number
}

/** Every field is an instant print: a narrow edge round the picture, a broad one at its foot. */
function printsOf({ photos, short }: Page): Print[] {
  return photos.map((cell, nth) => {
    const air = short * 0.008
    const paper = { x: cell.x + air, y: cell.y + air, width: cell.width - 2 * air, height: cell.height - 2 * air }
    const edge = short * 0.014
    return {
      paper,
      picture: {
        x: paper.x + edge,
        y: paper.y + edge,
        width: paper.width - 2 * edge,
        height: paper.height - edge - short * 0.046,
      },
      hook: { x: paper.x + paper.width / 2, y: paper.y + short * 0.004 },
      degrees: TURNS[nth % TURNS.length] ?? 0,
    }
  })
}

/** Two threads, one lit, and a shadow on the wall behind; the string sags from wall to wall. */
function twine(y: number, { sheet, short }: Page): string {
  const points = Array.from({ length: 13 }, (_, nth) => {
    const share = nth / 12
    return { x: -BEYOND + (sheet.width + 2 * BEYOND) * share, y: y - short * 0.03 + short * 0.12 * share * (1 - share) }
  })
  const thread = (down: number, stroke: string, width: number, opacity: number) =>
    path(smoothPath(points.map((point) => ({ x: point.x, y: point.y + down * short }))), {
      fill: 'none',
      stroke,
      'stroke-width': width * short,
      'stroke-opacity': opacity,
    })
  return [
    thread(0.009, '#33403c', 0.005, 0.16),
    thread(0, TWINE, 0.0048, 1),
    thread(-0.0009, '#c7a67c', 0.0016, 0.9),
  ].join('')
}

function wall(page: Page): string[] {
  const { format, short } = page
  const heights = [...new Set(printsOf(page).map(({ hook }) => hook.y))]
  return [
    ...planks(format, Math.round(format.width / (short * 0.145)), seededRandom(5)),
    ...heights.map((y) => twine(y, page)),
  ]
}

/** Instant prints pegged on strings before a painted wall. */
export const clothesline = composed({
  id: 'vintage-clothesline',
  theme: 'vintage',
  paper: '0xc5d3cd',
  margin: 0.05,
  gap: 0.026,
  plans: {
    portrait: ['......', ...rows(9, 'AAABBB'), ...rows(9, 'CCCDDD'), ...rows(8, 'EEEFFF'), ...rows(3, 'tttttt')],
    square: ['............', ...rows(9, 'AAAABBBBCCCC'), ...rows(9, 'DDDDDDEEEEEE'), ...rows(3, 'tttttttttttt')],
    landscape: ['............', ...rows(9, 'AAAABBBBCCCC'), ...rows(9, 'DDDDEEEEFFFF'), ...rows(3, 'tttttttttttt')],
    panorama: ['..........', ...rows(9, 'AABBCCDDEE'), ...rows(9, 'FFGGHHIIJJ'), ...rows(3, 'tttttttttt')],
  },
  texture: wall,
  under: (page) =>
    printsOf(page).map(({ paper, hook, degrees }) => {
      const outline = roundedPath(paper, page.short * 0.004)
      return turned(hook, degrees, [...paperShadow(outline, page.short * 0.014), path(outline, { fill: PAPER })])
    }),
  photos: (page) =>
    printsOf(page).map(({ picture, hook, degrees }, nth) => photo(nth + 1, turnedBox(picture, hook, degrees), degrees)),
  over: (page) => printsOf(page).map(({ hook, degrees }) => turned(hook, degrees * 0.6, peg(hook, page.short * 0.075))),
  texts: ({ field }) =>
    stacked(
      field('t'),
      { font: 'Caveat', style: '500', color: '0x3a4643', caps: false },
      { font: 'Special Elite', style: '400', color: '0x5b4632', caps: false, tracking: 0.06 },
      0.66,
    ),
})
