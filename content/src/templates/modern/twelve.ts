import { composed } from '../kit/composed.ts'
import { lettering } from '../kit/layers.ts'
import { type Page, rows, type Shape } from '../kit/page.ts'

const INK = '0x191919'
const RED = '0xd8402a'

/** Size of a month's figures, and the air above them, as shares of the shorter side. */
const FIGURE: Readonly<Record<Shape, number>> = { portrait: 0.042, square: 0.044, landscape: 0.044, panorama: 0.055 }
const AIR = 0.003

/** Months are figures, so they read in every language. */
function months({ photos, short, shape }: Page) {
  const size = short * FIGURE[shape]
  return photos.map(({ x, y, width, height }, nth) =>
    lettering(
      nth + 3,
      String(nth + 1).padStart(2, '0'),
      { x, y: y + height + short * AIR, width, height: size * 1.25 },
      {
        font: 'Bebas Neue',
        style: '400',
        color: nth % 4 === 0 ? RED : INK,
        align: 'left',
        valign: 'top',
        fontSize: size,
      },
    ),
  )
}

const FOUR_BY_THREE = [
  ...rows(21, 'tttt'),
  ...rows(30, 'ABCD'),
  ...rows(5, '....'),
  ...rows(30, 'EFGH'),
  ...rows(5, '....'),
  ...rows(30, 'IJKL'),
  ...rows(5, '....'),
]

/** The year in review: twelve months on one sheet, the year as large as the sheet allows. */
export const twelve = composed({
  id: 'modern-twelve',
  theme: 'modern',
  sample: { txt1: '2026', txt2: 'Amélie & Tom' },
  paper: '0xf7f5f0',
  margin: 0.052,
  gap: 0.022,
  plans: {
    portrait: [
      ...rows(13, 'tttttt'),
      ...rows(18, 'AABBCC'),
      ...rows(3, '......'),
      ...rows(18, 'DDEEFF'),
      ...rows(3, '......'),
      ...rows(18, 'GGHHII'),
      ...rows(3, '......'),
      ...rows(18, 'JJKKLL'),
      ...rows(3, '......'),
    ],
    square: FOUR_BY_THREE,
    landscape: FOUR_BY_THREE,
    panorama: [
      ...rows(9, 'tttttt'),
      ...rows(15, 'ABCDEF'),
      ...rows(3, '......'),
      ...rows(15, 'GHIJKL'),
      ...rows(3, '......'),
    ],
  },
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.045, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', style: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', style: '400', color: INK, caps: true, tracking: 0.1 },
    between: { portrait: 0.25, square: 0.235, landscape: 0.163, panorama: 0.15 }[shape],
    beside: true,
  }),
  texts: months,
})
