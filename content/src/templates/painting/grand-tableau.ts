import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { drySweep, type Paint } from '../kit/dry-brush.ts'
import { masked } from '../kit/layers.ts'
import { type Page, rows, type Shape } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import { EVENING } from '../picture-sets.ts'
import { raggedPath } from './ragged-edge.ts'

const PINE: Paint = { body: '#1e4a44', dark: '#123531', light: '#2f6a5f', glint: '#43806f' }
const SEA: Paint = { body: '#2f6a5f', dark: '#1e4a44', light: '#4f8c7c', glint: '#8fb9a6' }
const GOLD: Paint = { body: '#b89552', dark: '#8d6c2f', light: '#d8bd80', glint: '#f3e3b4' }

/** How far the sweep goes up on its way, as a share of the sheet's width. */
const RISE = 0.028

/** The sweep at the foot: its breadth, and where its middle is on the way from the left edge to the right one. */
function sweepOf({ field, sheet, short }: Page): { breadth: number; levelAt: (share: number) => number } {
  const { y, height } = field('t')
  const rise = sheet.width * RISE
  const breadth = height + short * 0.035
  const middle = y + height - breadth / 2 + short * 0.008
  return { breadth, levelAt: (share) => middle + rise * (0.42 - share) }
}

/** A first coat and a line of gold look out above the one that carries the name. */
function sweeps(page: Page): string[] {
  const { sheet, short } = page
  const { breadth, levelAt } = sweepOf(page)
  const long = (off: number, end: number) => ({
    from: { x: -BEYOND, y: levelAt(-BEYOND / sheet.width) + off },
    to: { x: sheet.width * end, y: levelAt(end) + off },
    bow: 0.004,
    rag: 0.004,
  })
  const last = 1 - Math.max(0.016, (0.7 + short * 0.004) / sheet.width)
  const random = seededRandom(53)
  return [
    ...drySweep({ ...long(-breadth * 0.2, last), breadth: breadth * 0.72, load: 0.66, hairs: 60 }, SEA, random),
    ...drySweep({ ...long(-breadth * 0.5, 0.9), breadth: breadth * 0.085, load: 0.5, hairs: 16 }, GOLD, random),
    ...drySweep({ ...long(breadth * 0.03, last), breadth: breadth * 0.9, load: 0.84 }, PINE, random),
  ]
}

function pictures({ photos, short }: Page): Layer[] {
  const random = seededRandom(53)
  return photos.flatMap((box, nth) => {
    const { width, height } = box
    return masked(nth + 1, box, { width, height }, raggedPath(box, short, random))
  })
}

const SHARES: Readonly<Record<Shape, number>> = { portrait: 0.68, square: 0.6, landscape: 0.58, panorama: 0.5 }

/** Pictures above one confident sweep of the brush, and the name large in its wet paint. */
export const grandTableau = composed({
  id: 'painting-grand-tableau',
  moods: ['classic'],
  asks: ['names', 'year'],
  pictures: ['shore-couple', ...EVENING, 'alpine-lake'],
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfbf7ee',
  margin: 0.055,
  gap: 0.022,
  plans: {
    portrait: [...rows(17, 'AAAAAA'), ...rows(8, 'BBBCCC'), ...rows(8, 'tttttt')],
    square: [...rows(9, 'AAAAABBBB'), ...rows(9, 'AAAAACCCC'), ...rows(7, 'ttttttttt')],
    landscape: [...rows(10, 'AAAAAAABBBBB'), ...rows(10, 'AAAAAAACCCCC'), ...rows(8, 'tttttttttttt')],
    panorama: [],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 31, colors: ['#dccfb4', '#ffffff'], opacity: 0.4, count: 160 }),
  under: sweeps,
  photos: pictures,
  // In the wet part of the sweep, that leaves the sheet's right end to the dry one.
  place: (page): Rect => {
    const { breadth, levelAt } = sweepOf(page)
    const high = breadth * 0.8
    const width = page.sheet.width * 0.8 - page.inner.x
    return { x: page.inner.x, width, y: levelAt(0.4) + breadth * 0.05 - high / 2, height: high }
  },
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: '0xfbf7ee', caps: false },
    line: { font: 'Cinzel', weight: '600', color: '0xe3c98f', caps: true, tracking: 0.24, letters: 6 },
    share: SHARES[shape],
    fill: 0.85,
    lineCaps: 0.5,
    lineGap: 0.6,
  }),
})
