import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { turned } from '../kit/turned.ts'
import { posyShadow, tiedPosy } from './tied-posy.ts'
import { type Pigment, wetLine, wetWash } from './wash.ts'
import { drops } from './wet-marks.ts'

const ROSE: Pigment = { thin: '#fbe7dc', full: '#f6cdbd', settled: '#cf7a68' }

/** How high the posy is at most, by the sheet, and how far it leans to the left, in degrees. */
const HIGH: Readonly<Record<Shape, number>> = { portrait: 0.6, square: 0.58, landscape: 0.56, panorama: 0.84 }
const LEAN = -9
/** Its breadth by its height, and where the bow sits in that. */
const BROAD = 0.685
const BOW = { across: 0.5, down: 0.726 }
/** How far its flowers reach from the bow as it leans, and how far they lie over the largest photo, by its breadth. */
const LEFT = 0.67
const RIGHT = 0.36
const OVER = 0.05
/** In a high field it stands near the head, by what it leaves free. */
const RAISED = 0.5
/** What a fold or a cut may take. */
const EDGE_CM = 0.6

/** The posy's box before it leans: it stands above or beside the name, its flowers over the edge of a photo. */
function posyBox({ field, photos, sheet, shape }: DrawnPage): Rect {
  const { x, y, height } = field('p')
  const edge = Math.min(...photos.filter((photo) => photo.y < y + 1).map((photo) => photo.x))
  const room = (edge - Math.min(x, EDGE_CM)) / (LEFT + RIGHT - OVER)
  const broad = Math.min(sheet.height * HIGH[shape] * BROAD, room)
  const high = broad / BROAD
  const up = RAISED * Math.max(0, height - high)
  return { x: edge + broad * (OVER - RIGHT - BOW.across), y: y + height - high - up, width: broad, height: high }
}

const bowOf = ({ x, y, width, height }: Rect) => ({ x: x + width * BOW.across, y: y + height * BOW.down })

/** It leans about its bow, and its shadow falls on the photo it covers a corner of. */
function leaning(page: DrawnPage): string[] {
  const box = posyBox(page)
  const marks = [...posyShadow(box, page.short * 0.022), ...tiedPosy(box, seededRandom(29))]
  return [turned(bowOf(box), LEAN, marks)]
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

/** The name's share of the sheet's width, if its field has as much room. */
const SHARE: Readonly<Record<Shape, number>> = { portrait: 1, square: 1, landscape: 1, panorama: 1 }

/** What the name leaves free at both sides of its field, by its width. */
const ASIDE: Readonly<Record<Shape, number>> = { portrait: 0.08, square: 0.06, landscape: 0.05, panorama: 0.06 }

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
  margin: 0.04,
  gap: 0.018,
  plans: {
    portrait: [
      ...rows(23, 'pppppppppppAAAAAAAAAAAAA'),
      ...rows(2, 'pppppppppppBBBBBBBBBBBBB'),
      ...rows(13, 'tttttttttttBBBBBBBBBBBBB'),
    ],
    square: [...rows(20, 'ppppppppppAAAAAAAAAAAAAA'), ...rows(10, 'ttttttttttBBBBBBBCCCCCCC')],
    landscape: [
      ...rows(20, 'pppppppppppppppppAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
      ...rows(11, 'tttttttttttttttttBBBBBBBBBBBBBBBBCCCCCCCCCCCCCCCC'),
    ],
    wide: [
      ...rows(20, 'pppppppppppppppAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
      ...rows(11, 'tttttttttttttttBBBBBBBBBBBBBBBBCCCCCCCCCCCCCCCC'),
    ],
    panorama: [
      ...rows(16, 'ppppppppppppppAAAAAAAAAAAAAAAAAABBBBBBBBBBBBBBBB'),
      ...rows(12, 'ppppppppppppppAAAAAAAAAAAAAAAAAAtttttttttttttttt'),
    ],
  },
  texture: (page) => [
    ...paperGrain(page.sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
    ...washes(page),
  ],
  over: leaning,
  place: ({ field, short, shape }) => {
    const { x, y, width, height } = field('t')
    const aside = width * ASIDE[shape]
    // Its letters may come as near to the edge as the photos.
    return { x: x + aside, width: width - 2 * aside, y, height: height + short * 0.022 }
  },
  // The posy, the name and who gives it stand on one axis.
  words: (shape) => ({
    name: { font: 'Great Vibes', weight: '400', color: '0xa83f2c', caps: false, letters: 6 },
    line: { font: 'Josefin Sans', weight: '400', color: '0x6b5b47', caps: false, tracking: 0.05 },
    fill: 0.86,
    share: SHARE[shape],
    lineCaps: 0.38,
    lineGap: 0.3,
  }),
})
