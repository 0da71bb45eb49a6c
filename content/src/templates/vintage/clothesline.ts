import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
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
const TWINE = '#8a6a48'
const KRAFT = '#e3c79b'
const TURNS = [-1.2, 0.9, -0.7, 1.2, -1, 0.8, 1.1, -0.9]
/** Between a print and the string below it, as a share of the shorter side. */
const OVER_STRING = 0.026

interface Print {
  readonly paper: Rect
  readonly picture: Rect
  readonly hook: Point
  readonly degrees: number
}

function paperIn({ x, y, width, height }: Rect, short: number): Rect {
  const air = short * 0.006
  return { x: x + air, y: y + air, width: width - 2 * air, height: height - 2 * air - short * OVER_STRING }
}

/** Every field is an instant print: a narrow edge round the picture, a broad one at its foot. */
function printsOf({ photos, short }: Page): Print[] {
  return photos.map((cell, nth) => {
    const paper = paperIn(cell, short)
    const edge = short * 0.014
    return {
      paper,
      picture: {
        x: paper.x + edge,
        y: paper.y + edge,
        width: paper.width - 2 * edge,
        height: paper.height - edge - short * 0.036,
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

/** A card of kraft paper, as large as a print and pegged among them. */
function tagOf({ field, short }: Page): Rect {
  return paperIn(field('t'), short)
}

const hooksOf = ({ x, y, width }: Rect): Point[] => [0.12, 0.88].map((share) => ({ x: x + width * share, y }))

function wall(page: Page): string[] {
  const { format, short } = page
  const heights = new Set(printsOf(page).map(({ hook }) => hook.y))
  return [
    ...planks(format, Math.round(format.width / (short * 0.145)), seededRandom(5)),
    ...[...heights].map((y) => twine(y, page)),
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
  paper: '0xc5d3cd',
  margin: 0.038,
  gap: 0.02,
  plans: {
    portrait: ['......', ...rows(9, 'AAABBB'), ...rows(9, 'CCCDDD'), ...rows(9, 'EEEttt')],
    square: ['..............', ...rows(9, 'AAAABBBBBBCCCC'), ...rows(9, 'DDDDttttttEEEE')],
    landscape: ['............', ...rows(9, 'AAAABBBBCCCC'), ...rows(9, 'DDDDttttEEEE')],
    panorama: ['............', ...rows(9, 'AAABBBCCCDDD'), ...rows(9, 'EEEttttttFFF')],
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
    ...hooksOf(tagOf(page)).flatMap((hook) => peg(hook, page.short * 0.06)),
  ],
  place: (page) => inset(tagOf(page), page.short * 0.008),
  words: () => ({
    name: { font: 'Caveat', weight: '500', color: '0x33271b', caps: false },
    fill: 0.855,
    line: { font: 'Special Elite', weight: '400', color: '0x6b3f2a', caps: false, tracking: 0.04, letters: 14 },
  }),
})
