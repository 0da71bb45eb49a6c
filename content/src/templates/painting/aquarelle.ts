import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import type { Random } from '../kit/hand.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { TENDER } from '../picture-sets.ts'
import { type Pigment, wetLine, wetWash } from './wash.ts'
import { drops } from './wet-marks.ts'

const TEAL: Pigment = { thin: '#b9dcda', full: '#7fbcc0', settled: '#2a7d88' }
const ROSE = '#c4574a'

/** Above the words, the wash rises so far behind the photos, by the shorter side. */
const BEHIND = 0.11

/** The wash that carries the words: out over three edges of the sheet, its shore behind the photos. */
function foot({ sheet: { width, height }, short, field }: DrawnPage): Rect & { shore: readonly Point[] } {
  const top = field('t').y - short * BEHIND
  const shore = SHORE.map(([across, up]) => ({
    x: across < 0 ? -BEYOND : across > 1 ? width + BEYOND : across * width,
    y: top - up * short,
  }))
  return { x: 0, y: top, width, height: height - top, shore }
}

/** Across the sheet, and how much higher than its level the shore is there, by the shorter side. */
const SHORE = [
  [-1, 0.09],
  [0.015, 0.07],
  [0.1, 0.035],
  [0.22, 0.015],
  [0.42, -0.03],
  [0.62, 0.005],
  [0.82, -0.02],
  [0.95, 0.03],
  [0.985, 0.045],
  [2, 0.06],
] as const

/** The name's share of the sheet's width. */
const SHARES = { portrait: 0.68, square: 0.64, landscape: 0.52, panorama: 0.42 } as const

/** What the line below it may take, clear of the wash's dried rims. */
const LINES = { portrait: 0.6, square: 0.62, landscape: 0.56, panorama: 0.46 } as const

/** A shore and the way back to its start beyond the sheet, in steps as short as the shore's. */
function closed(shore: readonly Point[], beyond: readonly Point[], stray: number, random: Random): Point[] {
  const back = [...shore.slice(-1), ...beyond, ...shore.slice(0, 1)]
  return [...wetLine(shore, stray, random), ...wetLine(back, 0, random).slice(1, -1)]
}

function washes(page: DrawnPage): string[] {
  const { sheet, short } = page
  const { width, height } = sheet
  const random = seededRandom(8)
  const low = foot(page)
  const [right, under] = [width + BEYOND, height + BEYOND]
  return [
    ...wetWash(
      {
        id: 'teal',
        outline: closed(
          low.shore,
          [
            { x: right, y: under },
            { x: width / 2, y: under },
            { x: -BEYOND, y: under },
          ],
          short * 0.02,
          random,
        ),
        heart: { x: width * 0.04, y: height + short * 0.06 },
        reach: Math.hypot(width, low.height) * 0.95,
        short,
        pigment: TEAL,
        seen: low,
        grains: 800,
        backruns: [
          { at: { x: width - short * 0.06, y: height - short * 0.015 }, radius: short * 0.15 },
          { at: { x: width * 0.7, y: height + short * 0.035 }, radius: short * 0.11 },
        ],
        puddles: [
          { x: -short * 0.1, y: height - short * 0.17, width: width * 0.7, height: short * 0.3 },
          { x: -short * 0.2, y: height - short * 0.5, width: short * 0.24, height: short * 0.4 },
          { x: width * 0.4, y: height - short * 0.22, width: width * 0.45, height: short * 0.13 },
          { x: width * 0.12, y: height - short * 0.06, width: width * 0.5, height: short * 0.2 },
        ],
      },
      random,
    ),
    path(drops({ x: width - short * 0.08, y: low.y + short * 0.12 }, short * 0.1, short * 0.007, 16, random), {
      fill: TEAL.settled,
      'fill-opacity': 0.4,
    }),
    path(drops({ x: short * 0.1, y: low.y - short * 0.02 }, short * 0.1, short * 0.006, 12, random), {
      fill: ROSE,
      'fill-opacity': 0.5,
    }),
  ]
}

/** One wash at the foot carries the words, granulated and rimmed as it dries; the lowest photos dip into it. */
export const aquarelle = composed({
  id: 'painting-aquarelle',
  moods: ['romantic', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: TENDER,
  theme: 'painting',
  paper: '0xfffdf8',
  margin: 0.066,
  gap: 0.026,
  plans: {
    portrait: [
      ...rows(4, 'AAAAAAAABBBB'),
      ...rows(4, 'AAAAAAAACCCC'),
      ...rows(4, 'DDDDEEEEFFFF'),
      ...rows(3, 'tttttttttttt'),
    ],
    square: [
      ...rows(5, 'AAAAAAAABBBB'),
      ...rows(5, 'AAAAAAAACCCC'),
      ...rows(6, 'DDDDEEEEFFFF'),
      ...rows(5, 'tttttttttttt'),
    ],
    landscape: [...rows(9, 'AAAAAAABBBBCCCC'), ...rows(9, 'AAAAAAADDDDEEEE'), ...rows(6, 'ttttttttttttttt')],
    panorama: [
      ...rows(9, 'AAAAAAAABBBBBBCCCCCC'),
      ...rows(9, 'AAAAAAAADDDDDDEEEEEE'),
      ...rows(7, 'tttttttttttttttttttt'),
    ],
  },
  texture: (page) => [
    ...washes(page),
    ...paperGrain(page.sheet, { seed: 12, colors: ['#ffffff', '#c9bfae'], opacity: 0.28, count: 120 }),
  ],
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.004, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bodoni Moda', weight: '600', color: '0x123f4c', caps: false },
    line: { font: 'Crimson Text', weight: '600', color: '0x1b4f5d', caps: true, tracking: 0.1, letters: 14 },
    lineCaps: 0.46,
    lineGap: 0.56,
    share: SHARES[shape],
    lineWidth: LINES[shape],
  }),
})
