import type { Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { photoRound } from '../kit/pierced.ts'
import { el, num, path } from '../kit/svg.ts'

const RED = '#e4321f'
const INK = '#161616'

/** Of the shorter side. */
const RADIUS = 0.26

/** About the lower left corner of the sheet; the largest photo, which it alone meets, gives way in a curve. */
function quarterOf({ sheet, short }: DrawnPage): { centre: Point; radius: number } {
  return { centre: { x: 0, y: sheet.height }, radius: short * RADIUS }
}

function quarter(page: DrawnPage): string[] {
  const { centre, radius } = quarterOf(page)
  const r = num(radius)
  const top = num(centre.y - radius)
  return [
    path(`M0 ${top}A${r} ${r} 0 0 1 ${r} ${num(centre.y)}V${num(centre.y + BEYOND)}H-${BEYOND}V${top}z`, { fill: RED }),
  ]
}

/** A Swiss poster: one red quarter, one black bar, every photo on the same six columns. */
export const affiche = composed({
  id: 'modern-affiche',
  moods: ['colourful', 'quiet'],
  asks: ['place', 'tripDates'],
  pictures: [
    'sailboat',
    'hot-air-balloons',
    'poppy-field',
    'rowing-boat',
    'lighthouse',
    'regatta',
    'beach-umbrellas',
    'bicycle-wall',
    'dunes',
  ],
  theme: 'modern',
  paper: '0xf3f0ea',
  margin: 0.046,
  gap: 0.016,
  plans: {
    portrait: [...rows(6, 'tttttt'), ...rows(7, 'BBBCCC'), ...rows(7, 'AAAADD'), ...rows(7, 'AAAAEE')],
    square: [...rows(6, 'tttttt'), ...rows(7, 'BBBCCC'), ...rows(5, 'AAAADD'), ...rows(5, 'AAAAEE')],
    landscape: [...rows(5, 'ttttttttt'), ...rows(8, 'AAAABBBCC'), ...rows(3, 'AAAADDDCC'), ...rows(8, 'AAAADDDEE')],
    panorama: [
      ...rows(6, 'ttttttttttt'),
      ...rows(8, 'AAAAABBBCCC'),
      ...rows(3, 'AAAAADDDCCC'),
      ...rows(8, 'AAAAADDDEEE'),
    ],
  },
  texture: quarter,
  photos: (page) => {
    const { centre, radius } = quarterOf(page)
    return page.photos.flatMap((box, nth) => photoRound(nth + 1, box, centre, radius + page.gap))
  },
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
    beside: isWide(shape),
    lineCaps: 0.42,
    lineGap: 0.82,
    align: 'left',
    share: { portrait: 0.8, square: 0.76, landscape: 0.6, panorama: 0.55 }[shape],
    fill: 0.9,
  }),
})
