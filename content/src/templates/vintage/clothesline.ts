import { inDegrees, inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { smoothPath } from '../kit/curves.ts'
import { photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { turned, turnedBox } from '../kit/turned.ts'
import { peg } from './peg.ts'
import { planks } from './planks.ts'

const PAPER = '#fbf7ee'
const TWINE = '#efe0c2'
const KRAFT = '#f1dfbb'
const TURNS = [-0.9, 0.7, -0.6, 0.9, -0.8, 0.6, 0.8, -0.7]
/** How much of the string's slope a print takes over: its weight pulls it straight. */
const LEAN = 0.22
/** As shares of the shorter side: how deep a string sags in the middle, and what of a print's field stays wall. */
const SAG = 0.034
const AIR = 0.004
/** From the string to the top of what hangs on it. */
const BELOW_STRING = 0.013

interface Print {
  readonly paper: Rect
  readonly picture: Rect
  readonly hook: Point
  readonly degrees: number
}

/** How far a string hangs down at a share of its way from wall to wall. */
const sagAt = (share: number) => SAG * 4 * share * (1 - share)

/** The height of the string over a field. */
function stringOver({ y }: Rect, x: number, { sheet, short }: Page): number {
  return y + short * (AIR + sagAt(x / sheet.width))
}

/** What hangs in a field hangs from the string: lower in the middle of the sheet, and leaning as the string does. */
function hungIn(cell: Rect, page: Page): { paper: Rect; hook: Point; lean: number } {
  const { short } = page
  const middle = cell.x + cell.width / 2
  const string = stringOver(cell, middle, page)
  const top = string + short * BELOW_STRING
  const height = cell.height - short * (SAG + 3 * AIR + BELOW_STRING)
  const rise = stringOver(cell, cell.x + cell.width, page) - stringOver(cell, cell.x, page)
  return {
    paper: { x: cell.x + short * AIR, y: top, width: cell.width - 2 * short * AIR, height },
    hook: { x: middle, y: string },
    lean: inDegrees(Math.atan2(rise, cell.width)) * LEAN,
  }
}

/** Every field is an instant print: a narrow edge round the picture, a broad one at its foot. */
function printsOf(page: Page): Print[] {
  const { photos, short } = page
  return photos.map((cell, nth) => {
    const { paper, hook, lean } = hungIn(cell, page)
    const edge = short * 0.0125
    return {
      paper,
      picture: {
        x: paper.x + edge,
        y: paper.y + edge,
        width: paper.width - 2 * edge,
        height: paper.height - edge - short * 0.03,
      },
      hook,
      degrees: lean + (TURNS[nth % TURNS.length] ?? 0),
    }
  })
}

/** Two threads, one lit, and a shadow on the wall behind; the string sags from wall to wall and on round the edge. */
function twine(cell: Rect, page: Page): string {
  const { sheet, short } = page
  const points = Array.from({ length: 25 }, (_, nth) => {
    const x = -BEYOND + ((sheet.width + 2 * BEYOND) * nth) / 24
    return { x, y: stringOver(cell, x, page) }
  })
  const thread = (down: number, stroke: string, width: number, opacity: number) =>
    path(smoothPath(points.map((point) => ({ x: point.x, y: point.y + down * short }))), {
      fill: 'none',
      stroke,
      'stroke-width': width * short,
      'stroke-opacity': opacity,
    })
  return [
    thread(0.011, '#3a2414', 0.006, 0.22),
    thread(0, TWINE, 0.0052, 1),
    thread(0.0012, '#b3925f', 0.0016, 0.9),
  ].join('')
}

/** How high a card is at most, by its width: its words fill it. */
const CARD = 0.68

/** A card of kraft paper, as wide as a print and pegged among them. */
function tagOf(page: Page): Rect {
  const { paper } = hungIn(page.field('t'), page)
  return { ...paper, height: Math.min(paper.height, paper.width * CARD) }
}

/** A card in the middle of its string hangs on two pegs, one at its side on a single one. */
function hooksOf({ x, width }: Rect, page: Page): Point[] {
  return (page.shape === 'portrait' ? [0.5] : [0.12, 0.88]).map((share) => {
    const at = x + width * share
    return { x: at, y: stringOver(page.field('t'), at, page) }
  })
}

function wall(page: Page): string[] {
  const { format, short } = page
  const rowsOf = [...new Map(page.photos.map((cell) => [cell.y, cell])).values()]
  return [
    ...planks(format, Math.round(format.width / (short * 0.145)), seededRandom(5)),
    ...rowsOf.map((cell) => twine(cell, page)),
  ]
}

function kraftTag(tag: Rect, short: number): string[] {
  const outline = roundedPath(tag, short * 0.012)
  return [
    ...paperShadow(outline, short * 0.014),
    path(outline, { fill: KRAFT }),
    path(roundedPath(inset(tag, short * 0.008), short * 0.007), {
      fill: 'none',
      stroke: '#a97d4d',
      'stroke-width': short * 0.0016,
    }),
  ]
}

/** Instant prints pegged on strings before a painted wall. */
export const clothesline = composed({
  id: 'vintage-clothesline',
  theme: 'vintage',
  paper: '0xb98f68',
  margin: 0.036,
  gap: 0.012,
  plans: {
    portrait: [...rows(1, '......'), ...rows(9, 'AAABBB'), ...rows(9, 'CCCDDD'), ...rows(9, 'EEEttt')],
    square: ['..............', ...rows(9, 'AAAABBBBBBCCCC'), ...rows(9, 'DDDDttttttEEEE')],
    landscape: ['............', ...rows(9, 'AAAABBBBCCCC'), ...rows(9, 'DDDDttttEEEE')],
    panorama: [
      ...rows(1, '........................'),
      ...rows(9, 'AAAAAABBBBBBCCCCCCDDDDDD'),
      ...rows(9, 'EEEEEEEttttttttttFFFFFFF'),
    ],
  },
  texture: wall,
  under: (page) => [
    ...printsOf(page).map(({ paper, hook, degrees }) => {
      const outline = roundedPath(paper, page.short * 0.004)
      return turned(hook, degrees, [...paperShadow(outline, page.short * 0.014), path(outline, { fill: PAPER })])
    }),
    ...kraftTag(tagOf(page), page.short),
  ],
  photos: (page) =>
    printsOf(page).map(({ picture, hook, degrees }, nth) => photo(nth + 1, turnedBox(picture, hook, degrees), degrees)),
  over: (page) => [
    ...printsOf(page).map(({ hook, degrees }) => turned(hook, degrees * 0.6, peg(hook, page.short * 0.075))),
    ...hooksOf(tagOf(page), page).flatMap((hook) => peg(hook, page.short * 0.068)),
  ],
  place: (page) => inset(tagOf(page), page.short * 0.008),
  words: () => ({
    name: { font: 'Caveat', weight: '500', color: '0x33271b', caps: false },
    fill: 0.855,
    line: { font: 'Special Elite', weight: '400', color: '0x6b3f2a', caps: false, tracking: 0.04, letters: 14 },
  }),
})
