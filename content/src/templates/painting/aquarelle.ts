import { type Point, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import type { Random } from '../kit/hand.ts'
import { masked } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { TENDER } from '../picture-sets.ts'
import { raggedPath } from './ragged-edge.ts'
import { type Pigment, wetLine, wetWash } from './wash.ts'
import { drops } from './wet-marks.ts'

const TEAL: Pigment = { thin: '#a9d8d6', full: '#62b3b9', settled: '#1f7480' }
const ROSE: Pigment = { thin: '#f8dccf', full: '#f0b7a3', settled: '#b9563f' }

type Shore = readonly (readonly [across: number, down: number])[]

/** By the sheet's sides, less than nothing and more than 1 beyond it: where the first colour ends, from the top. */
const TEAL_SHORE: Shore = [
  [0.62, -1],
  [0.6, 0.02],
  [0.66, 0.1],
  [0.72, 0.24],
  [0.7, 0.36],
  [0.6, 0.47],
  [0.44, 0.57],
  [0.26, 0.66],
  [0.12, 0.73],
  [0.03, 0.75],
  [-1, 0.77],
]
/** And the second one, let into it while it was wet, from the foot; between them and the corners the paper is white. */
const ROSE_SHORE: Shore = [
  [0.045, 2],
  [0.04, 0.97],
  [0.025, 0.9],
  [0.05, 0.83],
  [0.13, 0.76],
  [0.24, 0.64],
  [0.4, 0.54],
  [0.56, 0.43],
  [0.75, 0.38],
  [0.9, 0.35],
  [0.965, 0.31],
  [2, 0.29],
]

/** The name's share of the sheet's width. */
const SHARES = { portrait: 0.78, square: 0.76, landscape: 0.6, panorama: 0.5 } as const

/** What long ones may take, clear of the white corner. */
const WIDEST = { portrait: 0.82, square: 0.8, landscape: 0.76, panorama: 0.68 } as const

/** What the line below it may take. */
const LINES = { portrait: 0.6, square: 0.62, landscape: 0.56, panorama: 0.46 } as const

function shoreOn({ sheet: { width, height } }: DrawnPage, shore: Shore): Point[] {
  const on = (share: number, length: number) => (share < 0 ? -BEYOND : share > 1 ? length + BEYOND : share * length)
  return shore.map(([across, down]) => ({ x: on(across, width), y: on(down, height) }))
}

/** A shore and the way back to its start beyond the sheet, in steps as short as the shore's. */
function closed(shore: readonly Point[], beyond: readonly Point[], stray: number, random: Random): Point[] {
  const back = [...shore.slice(-1), ...beyond, ...shore.slice(0, 1)]
  return [...wetLine(shore, stray, random), ...wetLine(back, 0, random).slice(1, -1)]
}

function washes(page: DrawnPage): string[] {
  const { sheet, short } = page
  const { width, height } = sheet
  const random = seededRandom(8)
  const [right, under] = [width + BEYOND, height + BEYOND]
  const wash = { short, grains: 620 }
  return [
    ...wetWash(
      {
        ...wash,
        id: 'teal',
        outline: closed(shoreOn(page, TEAL_SHORE), [{ x: -BEYOND, y: -BEYOND }], short * 0.024, random),
        heart: { x: width * 0.02, y: height * 0.06 },
        reach: Math.hypot(width * 0.72, height * 0.75),
        pigment: TEAL,
        seen: { x: 0, y: 0, width: width * 0.76, height: height * 0.8 },
        backruns: [
          { at: { x: short * 0.045, y: height * 0.6 }, radius: short * 0.15 },
          { at: { x: width * 0.47, y: short * 0.012 }, radius: short * 0.12 },
        ],
        puddles: [
          { x: -short * 0.2, y: -short * 0.2, width: width * 0.55, height: short * 0.34 },
          { x: -short * 0.2, y: short * 0.05, width: short * 0.32, height: height * 0.45 },
        ],
      },
      random,
    ),
    ...wetWash(
      {
        ...wash,
        id: 'rose',
        outline: closed(
          shoreOn(page, ROSE_SHORE),
          [
            { x: right, y: under },
            { x: width / 2, y: under },
          ],
          short * 0.02,
          random,
        ),
        heart: { x: width * 1.02, y: height * 0.96 },
        reach: Math.hypot(width * 0.95, height * 0.7),
        pigment: ROSE,
        strength: 0.84,
        seen: { x: 0, y: height * 0.3, width, height: height * 0.7 },
        backruns: [{ at: { x: width - short * 0.03, y: height * 0.56 }, radius: short * 0.15 }],
        puddles: [{ x: width * 0.45, y: height - short * 0.13, width: width * 0.7, height: short * 0.3 }],
      },
      random,
    ),
    path(drops({ x: width - short * 0.12, y: short * 0.09 }, short * 0.13, short * 0.009, 18, random), {
      fill: TEAL.settled,
      'fill-opacity': 0.45,
    }),
    path(drops({ x: short * 0.05, y: height * 0.87 }, short * 0.07, short * 0.006, 10, random), {
      fill: ROSE.settled,
      'fill-opacity': 0.5,
    }),
  ]
}

/** Every photo ends as a brush leaves the paper, the largest one as a broad brush does. */
function brushed({ photos, short }: DrawnPage): Layer[] {
  const random = seededRandom(21)
  return photos.flatMap((box, nth) =>
    masked(nth + 1, box, box, raggedPath(box, short * (nth === 0 ? 1.3 : 0.8), random)),
  )
}

/** Two colours run from an upper corner over the sheet, granulated and rimmed as they dry; the words stand on them. */
export const aquarelle = composed({
  id: 'painting-aquarelle',
  moods: ['romantic', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: TENDER,
  theme: 'painting',
  paper: '0xfffdf8',
  margin: 0.058,
  gap: 0.018,
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
  photos: brushed,
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.004, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bodoni Moda', weight: '600', color: '0x123f4c', caps: false },
    line: { font: 'Crimson Text', weight: '600', color: '0x1b4f5d', caps: true, tracking: 0.1, letters: 14 },
    lineCaps: 0.46,
    lineGap: 0.5,
    share: SHARES[shape],
    lineWidth: LINES[shape],
    nameWidth: WIDEST[shape],
  }),
})
