import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { tiedPosy } from './tied-posy.ts'
import { type Pigment, wetLine, wetWash } from './wash.ts'
import { drops } from './wet-marks.ts'

const ROSE: Pigment = { thin: '#fbe7dc', full: '#f6cdbd', settled: '#cf7a68' }

/** The posy's box in its field: in a high one it stands in the middle, clear of the photos on every side. */
function posyBox({ field, short }: DrawnPage): Rect {
  const { x, y, width, height } = field('p')
  const clear = short * 0.008
  const high = Math.min(height, (width - 2 * clear) * 1.5)
  return { x: x + clear, y: y + (height - high) * 0.55, width: width - 2 * clear, height: high }
}

/** A loose wash that the flowers were painted into while it was wet. */
function washes(page: DrawnPage): string[] {
  const { short } = page
  const { x, y, width, height } = posyBox(page)
  const random = seededRandom(19)
  const pool = (
    id: string,
    pigment: Pigment,
    [across, down, wide, high]: readonly [number, number, number, number],
  ) => {
    const middle = { x: x + width * across, y: y + height * down }
    const [radiusX, radiusY] = [(width * wide) / 2, (height * high) / 2]
    const seen = { x: middle.x - radiusX, y: middle.y - radiusY, width: 2 * radiusX, height: 2 * radiusY }
    const round = ovalPoints(middle, radiusX, radiusY, 22, 2.3)
    const outline = wetLine([...round, ...round.slice(0, 1)], short * 0.016, random)
    const wash = { id, outline, heart: middle, reach: Math.max(radiusX, radiusY), short, pigment, seen, grains: 260 }
    return wetWash({ ...wash, strength: 0.55 }, random)
  }
  return [
    ...pool('rose', ROSE, [0.5, 0.42, 1.04, 0.9]),
    path(drops({ x: x + width * 0.2, y: y + height * 0.78 }, short * 0.06, short * 0.006, 12, random), {
      fill: ROSE.settled,
      'fill-opacity': 0.4,
    }),
  ]
}

/** For a mother: a tied posy with a handwritten name below it, the photos round both. */
export const posy = composed({
  id: 'painting-posy',
  moods: ['romantic', 'colourful'],
  occasions: ['parents'],
  asks: ['mother', 'names'],
  pictures: [
    'shore-couple',
    'tulip',
    'bouquet',
    'cherry-blossom',
    'lavender-field',
    'hot-air-balloons',
    'child-and-dog',
    'bicycle-wall',
    'poppy-field',
    'cat-sill',
  ],
  theme: 'painting',
  paper: '0xfefaf2',
  margin: 0.044,
  gap: 0.02,
  plans: {
    portrait: [
      ...rows(11, 'BBBBBBAAAAAAAAA'),
      ...rows(14, 'ppppppAAAAAAAAA'),
      ...rows(7, 'ppppppCCCCCCCCC'),
      ...rows(10, 'ttttttCCCCCCCCC'),
    ],
    square: [...rows(18, 'ppppppAAAAAAAAAA'), ...rows(2, 'ppppppBBBBBCCCCC'), ...rows(10, 'ttttttBBBBBCCCCC')],
    landscape: [
      ...rows(16, 'ppppppAAAAAAAAAAAAA'),
      ...rows(2, 'ppppppBBBBBBBCCCCCC'),
      ...rows(9, 'ttttttBBBBBBBCCCCCC'),
    ],
    panorama: [
      ...rows(14, 'ppppppAAAAAAAAABBBBBB'),
      ...rows(4, 'ppppppAAAAAAAAACCCCCC'),
      ...rows(10, 'ttttttAAAAAAAAACCCCCC'),
    ],
  },
  texture: (page) => [
    ...paperGrain(page.sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
    ...washes(page),
  ],
  over: (page) => tiedPosy(posyBox(page), seededRandom(29)),
  place: ({ field, short }) => {
    const { x, width, ...box } = field('t')
    return { ...box, x: x + short * 0.008, width: width - short * 0.016 }
  },
  // The posy, the name and who gives it stand on one axis.
  words: () => ({
    name: { font: 'Great Vibes', weight: '400', color: '0xa83f2c', caps: false, letters: 6.9 },
    line: { font: 'Josefin Sans', weight: '400', color: '0x6b5b47', caps: false, tracking: 0.05 },
    fill: 0.86,
    share: 1,
    lineCaps: 0.42,
    lineGap: 0.4,
  }),
})
