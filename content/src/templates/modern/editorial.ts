import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { isWide, rows } from '../kit/page.ts'
import { el } from '../kit/svg.ts'

const INK = '#1c1b19'

/** A hair line over the title, as long as its field. */
function hairline({ x, y, width }: Rect, short: number): string {
  return el('line', { x1: x, y1: y, x2: x + width, y2: y, stroke: INK, 'stroke-width': short * 0.0022 })
}

/** A spread of a quiet magazine: one photo leads, the others keep to the column, white does the rest. */
export const editorial = composed({
  id: 'modern-editorial',
  theme: 'modern',
  paper: '0xffffff',
  margin: 0.085,
  gap: 0.028,
  plans: {
    portrait: [...rows(4, 'AAAAAAAABBBB'), ...rows(4, 'AAAAAAAACCCC'), ...rows(3, 'ttttttttDDDD')],
    square: [...rows(4, 'AAAAAAAABBBB'), ...rows(4, 'AAAAAAAACCCC'), ...rows(3, 'ttttttttDDDD')],
    landscape: [...rows(3, 'AAAAAAAA.tttttttt'), ...rows(4, 'AAAAAAAA.BBBBCCCC'), ...rows(4, 'AAAAAAAA.DDDDEEEE')],
    panorama: [...rows(2, 'AAAAAAAA.tttttttttttt'), ...rows(3, 'AAAAAAAA.BBBBCCCCDDDD')],
  },
  under: ({ field, short }) => [hairline(field('t'), short)],
  // Beside a column of pictures the date ends where the last of them does.
  place: ({ field, shape, short }) => {
    const box = field('t')
    return isWide(shape) ? box : { ...box, height: box.height + short * 0.026 }
  },
  words: (shape) => ({
    name: { font: 'Bodoni Moda', weight: '400', color: layerColour(INK), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0x6b665e', caps: true, tracking: 0.16, letters: 14 },
    align: 'left',
    fill: isWide(shape) ? 0.85 : 0.8,
    lineGap: 0.85,
    valign: isWide(shape) ? 'middle' : 'bottom',
  }),
})
