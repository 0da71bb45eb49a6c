import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { type BrushPaint, drySweep } from '../kit/dry-brush.ts'
import { masked } from '../kit/layers.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { EVENING } from '../picture-sets.ts'
import { raggedPath } from './ragged-edge.ts'

const PINE: BrushPaint = { body: '#1e4a44', dark: '#123531', light: '#2f6a5f', glint: '#43806f' }
const SEA: BrushPaint = { body: '#2f6a5f', dark: '#1e4a44', light: '#4f8c7c', glint: '#8fb9a6' }
const GOLD: BrushPaint = { body: '#b89552', dark: '#8d6c2f', light: '#d8bd80', glint: '#f3e3b4' }

/** How far the sweep goes up on its way, as a share of the sheet's width. */
const RISE = 0.02
/** The line of gold: its breadth, and the paper between it and the sweep, by the shorter side. */
const LEAF = 0.013
const APART = 0.015

/** The sweep at the foot: its breadth, and where its middle is on the way from the left edge to the right one. */
function sweepOf({ field, sheet, short }: DrawnPage): { breadth: number; levelAt: (share: number) => number } {
  const { y, height } = field('t')
  const rise = Math.min(sheet.width * RISE, short * 0.024)
  const taken = short * (LEAF + APART) + rise / 2
  const breadth = height - taken + short * 0.012
  const middle = y + taken + breadth / 2
  return { breadth, levelAt: (share) => middle + rise * (0.5 - share) }
}

/** The sweep that carries the name, one long pull over a first coat; a thin line of gold runs above it, whole. */
function sweeps(page: DrawnPage): string[] {
  const { sheet, short } = page
  const { breadth, levelAt } = sweepOf(page)
  const long = (off: number, end: number) => ({
    from: { x: -BEYOND, y: levelAt(-BEYOND / sheet.width) + off },
    to: { x: sheet.width * end, y: levelAt(end) + off },
    bow: 0.002,
    rag: 0.004,
  })
  const last = 1 - Math.max(0.016, (0.8 + short * 0.006) / sheet.width)
  const random = seededRandom(53)
  const above = -breadth / 2 - short * (APART + LEAF / 2)
  return [
    ...drySweep({ ...long(breadth * 0.04, last), breadth: breadth * 0.9, load: 0.72, hairs: 60 }, SEA, random),
    ...drySweep({ ...long(0, last), breadth, load: 0.9 }, PINE, random),
    ...drySweep({ ...long(above, last), breadth: short * LEAF, load: 0.97, hairs: 14 }, GOLD, random),
  ]
}

function pictures({ photos, short }: DrawnPage): Layer[] {
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
  paper: '0xfbf7ee',
  margin: 0.042,
  gap: 0.02,
  plans: {
    portrait: [...rows(19, 'AAAAAA'), ...rows(10, 'BBBCCC'), ...rows(9, 'tttttt')],
    square: [...rows(14, 'AAAAABBBB'), ...rows(14, 'AAAAACCCC'), ...rows(11, 'ttttttttt')],
    landscape: [...rows(14, 'AAAAAAABBBB'), ...rows(14, 'AAAAAAACCCC'), ...rows(11, 'ttttttttttt')],
    wide: [...rows(13, 'AAAAAAABBBB'), ...rows(13, 'AAAAAAACCCC'), ...rows(11, 'ttttttttttt')],
    panorama: [...rows(14, 'AAAAAAAABBBBBCCCCC'), ...rows(14, 'AAAAAAAADDDDDEEEEE'), ...rows(13, 'tttttttttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 31, colors: ['#dccfb4', '#ffffff'], opacity: 0.4, count: 160 }),
  under: sweeps,
  photos: pictures,
  // In the middle of the sheet, which the sweep reaches wet.
  place: (page): Rect => {
    const { breadth, levelAt } = sweepOf(page)
    const high = breadth * 0.92
    // No wider than a name of that height needs.
    const isUpright = page.shape === 'portrait'
    const width = Math.min(page.sheet.width * (isUpright ? 0.76 : 0.84), breadth * (isUpright ? 3.07 : 3.3))
    return { x: (page.sheet.width - width) / 2, width, y: levelAt(0.5) - high / 2, height: high }
  },
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: '0xfbf7ee', caps: false },
    line: { font: 'Cinzel', weight: '600', color: '0xe3c98f', caps: true, tracking: 0.24, letters: 6 },
    share: SHARES[shape],
    fill: 0.8,
    lineCaps: 0.5,
    lineGap: 0.42,
  }),
})
