import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { el } from '../kit/svg.ts'

const INK = '#191919'
const RED = '0xd8402a'

/** Size of a month's figures, as a share of the shorter side; a low sheet needs larger ones to be read as far off. */
const FIGURE = { usual: 0.048, panorama: 0.068 }

const figureOf = ({ short, shape }: Page) => short * (shape === 'panorama' ? FIGURE.panorama : FIGURE.usual)

/** Months are figures, so they read in every language. */
function months(page: Page) {
  const size = figureOf(page)
  return page.photos.map(({ x, y, width, height }, nth) =>
    lettering(
      nth + 3,
      String(nth + 1).padStart(2, '0'),
      { x, y: y + height, width, height: size * 1.25 },
      {
        font: 'Bebas Neue',
        weight: '400',
        color: nth % 4 === 0 ? RED : layerColour(INK),
        align: 'left',
        valign: 'top',
        fontSize: size,
      },
    ),
  )
}

function rules(page: Page): string[] {
  const size = figureOf(page)
  return page.photos.map(({ x, y, width, height }) =>
    el('rect', {
      x: x + size * 1.16,
      y: y + height + size * 0.56,
      width: Math.max(0, width - size * 1.16),
      height: page.short * 0.0026,
      fill: INK,
    }),
  )
}

const FOUR_BY_THREE = [
  ...rows(11, 'tttt'),
  ...rows(13, 'ABCD'),
  ...rows(3, '....'),
  ...rows(13, 'EFGH'),
  ...rows(3, '....'),
  ...rows(13, 'IJKL'),
  ...rows(3, '....'),
]

/** The year in review: twelve months on one sheet, the year as large as the sheet allows. */
export const twelve = composed({
  id: 'modern-twelve',
  theme: 'modern',
  paper: '0xf7f5f0',
  margin: 0.055,
  gap: 0.016,
  plans: {
    portrait: [
      ...rows(14, 'tttttt'),
      ...rows(17, 'AABBCC'),
      ...rows(4, '......'),
      ...rows(17, 'DDEEFF'),
      ...rows(4, '......'),
      ...rows(17, 'GGHHII'),
      ...rows(4, '......'),
      ...rows(17, 'JJKKLL'),
      ...rows(4, '......'),
    ],
    square: FOUR_BY_THREE,
    landscape: FOUR_BY_THREE,
    panorama: [
      ...rows(10, 'tttttt'),
      ...rows(15, 'ABCDEF'),
      ...rows(4, '......'),
      ...rows(15, 'GHIJKL'),
      ...rows(4, '......'),
    ],
  },
  under: rules,
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.045, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', weight: '400', color: layerColour(INK), caps: true, tracking: 0.1 },
    nameWidth: { portrait: 0.274, square: 0.275, landscape: 0.187, panorama: 0.153 }[shape],
    beside: true,
  }),
  texts: months,
})
