import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { isWide, rows } from '../kit/page.ts'
import { el } from '../kit/svg.ts'

const INK = '#1c1b19'

/** Of the shorter side: how far a rule under the photos is from them, beyond the gap. */
const CLEAR = 0.024

/** A hair line over the title, as long as its field. */
function hairline({ x, y, width }: Rect, short: number): string {
  return el('line', { x1: x, y1: y, x2: x + width, y2: y, stroke: INK, 'stroke-width': short * 0.003 })
}

/** A spread of a quiet magazine: one photo leads, the others keep to the column, white does the rest. */
export const editorial = composed({
  id: 'modern-editorial',
  moods: ['quiet', 'classic'],
  asks: ['names', 'placeAndDate'],
  pictures: [
    'regatta',
    'sun-path',
    'cloud-sea',
    'misty-ridges',
    'dunes',
    'lighthouse',
    'shore-couple',
    'alpine-lake',
    'tulip',
  ],
  theme: 'modern',
  paper: '0xffffff',
  margin: 0.085,
  gap: 0.028,
  plans: {
    portrait: [
      ...rows(8, 'AAAAAAAABBBB'),
      ...rows(8, 'AAAAAAAACCCC'),
      ...rows(8, 'AAAAAAAADDDD'),
      ...rows(8, 'tttttttttttt'),
    ],
    square: [
      ...rows(9, 'AAAAAAAABBBB'),
      ...rows(9, 'AAAAAAAACCCC'),
      ...rows(9, 'AAAAAAAADDDD'),
      ...rows(11, 'tttttttttttt'),
    ],
    landscape: [
      ...rows(3, 'AAAAAAAAA.tttttttttt'),
      ...rows(4, 'AAAAAAAAA.BBBBBCCCCC'),
      ...rows(4, 'AAAAAAAAA.DDDDDEEEEE'),
    ],
    panorama: [...rows(2, 'AAAAAAAA.tttttttttttt'), ...rows(3, 'AAAAAAAA.BBBBCCCCDDDD')],
  },
  under: ({ field, shape, short }) => {
    const box = field('t')
    return [hairline(isWide(shape) ? box : { ...box, y: box.y + short * CLEAR }, short)]
  },
  // Under the pictures the name hangs from its rule, and its date ends where they would.
  place: ({ field, shape, short }) => {
    const box = field('t')
    return isWide(shape) ? box : { ...box, y: box.y + short * CLEAR, height: box.height + short * (0.03 - CLEAR) }
  },
  words: (shape) => ({
    name: { font: 'Bodoni Moda', weight: '400', color: layerColour(INK), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0x4a463f', caps: true, tracking: 0.16, letters: 14 },
    align: 'left',
    fill: isWide(shape) ? 0.85 : 0.8,
    lineGap: 0.72,
    lineCaps: 0.42,
    valign: 'middle',
    ...(isWide(shape) ? {} : { share: shape === 'square' ? 0.62 : 0.7, fill: 0.9 }),
  }),
})
