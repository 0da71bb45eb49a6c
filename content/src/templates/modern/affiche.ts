import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { el, num, path } from '../kit/svg.ts'

const RED = '#e4321f'
const INK = '#161616'

/** A clean quarter of a disc in the lower left corner, as wide as the columns beside the photos, and on round the edge. */
function quarter({ sheet, field }: Page): string[] {
  const free = field('r')
  const radius = Math.min(free.x + free.width, sheet.height - free.y)
  const r = num(radius)
  const foot = num(sheet.height)
  return [
    path(
      `M0 ${num(sheet.height - radius)}A${r} ${r} 0 0 1 ${r} ${foot}V${num(sheet.height + BEYOND)}H-${BEYOND}V${num(sheet.height - radius)}z`,
      {
        fill: RED,
      },
    ),
  ]
}

/** A Swiss poster: one red quarter, one black bar, every photo on the same six columns. */
export const affiche = composed({
  id: 'modern-affiche',
  theme: 'modern',
  paper: '0xf3f0ea',
  margin: 0.046,
  gap: 0.016,
  plans: {
    portrait: [
      ...rows(6, 'tttttt'),
      ...rows(8, 'AAAABB'),
      ...rows(6, 'AAAACC'),
      ...rows(2, 'rrDDCC'),
      ...rows(5, 'rrDDEE'),
    ],
    square: [...rows(4, 'tttttt'), ...rows(6, 'AAAABB'), ...rows(5, 'AAAACC'), 'rrDDCC', ...rows(5, 'rrDDEE')],
    landscape: [...rows(5, 'ttttttttt'), ...rows(8, 'AAAABBBCC'), ...rows(3, 'AAAADDDCC'), ...rows(8, 'rrEEDDDFF')],
    panorama: [
      ...rows(5, 'tttttttttttt'),
      ...rows(7, 'AAAABBBCCDDD'),
      ...rows(3, 'AAAAEEECCDDD'),
      ...rows(7, 'rrFFEEEGGHHH'),
    ],
  },
  texture: quarter,
  under: ({ inner, short }) => [
    el('rect', { x: inner.x, y: inner.y, width: inner.width, height: short * 0.014, fill: INK }),
  ],
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y + short * 0.014, height: height - short * 0.014 }
  },
  words: (shape) => ({
    name: { font: 'Montserrat', weight: '700', color: layerColour(INK), caps: false },
    line: { font: 'futura-pt', weight: '500', color: layerColour(RED), caps: false, letters: 13 },
    beside: shape !== 'portrait',
    lineCaps: 0.42,
    align: 'left',
    share: { portrait: 0.8, square: 0.57, landscape: 0.54, panorama: 0.55 }[shape],
    fill: 0.9,
  }),
})
