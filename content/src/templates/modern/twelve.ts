import { composed } from '../kit/composed.ts'
import { lettering } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { el } from '../kit/svg.ts'

const INK = '0x191919'
const RED = '0xd8402a'

/** Months are figures, so they read in every language. */
function months({ photos, short }: Page) {
  const size = short * 0.038
  return photos.map(({ x, y, width, height }, nth) =>
    lettering(
      nth + 3,
      String(nth + 1).padStart(2, '0'),
      { x, y: y + height + short * 0.004, width, height: size * 1.25 },
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

function rules({ photos, short }: Page): string[] {
  return photos.map(({ x, y, width, height }) =>
    el('rect', {
      x: x + short * 0.05,
      y: y + height + short * 0.024,
      width: Math.max(0, width - short * 0.05),
      height: short * 0.0026,
      fill: '#191919',
    }),
  )
}

/** The year in review: twelve months on one sheet, the year as large as the sheet allows. */
export const twelve = composed({
  id: 'modern-twelve',
  theme: 'modern',
  sample: { txt1: '2026', txt2: 'Amélie & Tom' },
  paper: '0xf7f5f0',
  margin: 0.055,
  gap: 0.016,
  plans: {
    portrait: [
      ...rows(5, 'tttttt'),
      ...rows(6, 'AABBCC'),
      '......',
      ...rows(6, 'DDEEFF'),
      '......',
      ...rows(6, 'GGHHII'),
      '......',
      ...rows(6, 'JJKKLL'),
      '......',
    ],
    square: [...rows(5, 'tttt'), ...rows(6, 'ABCD'), '....', ...rows(6, 'EFGH'), '....', ...rows(6, 'IJKL'), '....'],
    landscape: [...rows(5, 'tttt'), ...rows(6, 'ABCD'), '....', ...rows(6, 'EFGH'), '....', ...rows(6, 'IJKL'), '....'],
    panorama: [...rows(5, 'tttttt'), ...rows(8, 'ABCDEF'), '......', ...rows(8, 'GHIJKL'), '......'],
  },
  under: rules,
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.045, height: height + short * 0.045 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', style: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', style: '400', color: INK, caps: true, tracking: 0.1 },
    between: { portrait: 0.26, square: 0.25, landscape: 0.175, panorama: 0.14 }[shape],
    beside: true,
  }),
  texts: months,
})
