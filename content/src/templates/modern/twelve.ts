import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'

const INK = '#191919'
const RED = '0xd8402a'

/** Height of a month's figures, as a share of its photo's; their size is larger by what a line has above and below them. */
const FIGURE = 0.4
const CAPS = 0.7
/** What of the figures stands below the photo. */
const BELOW = 0.42

/** Months are figures, so they read in every language: large ones over the lower left corner of their photo. */
function months({ photos, shape }: Page) {
  return photos.map(({ x, y, width, height }, nth) => {
    const caps = Math.min(height * FIGURE, width * 0.3)
    const size = caps / CAPS
    return lettering(
      nth + 3,
      String(nth + 1).padStart(2, '0'),
      { x: x + width * 0.0, y: y + height - caps * (1 - BELOW) - size * 0.2, width, height: size * 1.2 },
      {
        font: 'Bebas Neue',
        weight: '400',
        color: nth % (shape === 'portrait' ? 4 : 5) === 0 ? RED : layerColour(INK),
        align: 'left',
        valign: 'middle',
        fontSize: size,
      },
    )
  })
}

const FOUR_BY_THREE = [
  ...rows(15, 'tttt'),
  ...rows(15, 'ABCD'),
  ...rows(3, '....'),
  ...rows(15, 'EFGH'),
  ...rows(3, '....'),
  ...rows(15, 'IJKL'),
  ...rows(2, '....'),
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
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.045, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', weight: '400', color: layerColour(INK), caps: true, tracking: 0.1 },
    nameWidth: { portrait: 0.44, square: 0.42, landscape: 0.34, panorama: 0.3 }[shape],
    beside: true,
  }),
  texts: months,
})
