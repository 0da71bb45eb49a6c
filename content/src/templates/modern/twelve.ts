import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering, photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { el } from '../kit/svg.ts'
import { JOURNEY } from '../picture-sets.ts'

const INK = '#191919'
const RED = '0xd8402a'

/** Of a month's place: what its figures take to the left of the photo. */
const STRIP = 0.27
/** In sizes of the face: two figures side by side, what a line has above its figures, and the figures themselves. */
const FIGURES = { wide: 0.8, above: 0.2, high: 0.7 }

const sizeOf = ({ photos: [first], short }: Page) => ((first?.width ?? short) * (STRIP - 0.035)) / FIGURES.wide

const pictures = ({ photos }: Page) =>
  photos.map(({ x, width, ...box }, nth) =>
    photo(nth + 1, { ...box, x: x + width * STRIP, width: width * (1 - STRIP) }),
  )

/** Months are figures, so they read in every language: as large as what is beside the photo, level with its head. */
function months(page: Page) {
  const size = sizeOf(page)
  return page.photos.map(({ x, y, width }, nth) =>
    lettering(
      nth + 3,
      String(nth + 1).padStart(2, '0'),
      { x, y: y - size * FIGURES.above, width: width * STRIP, height: size * 1.22 },
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

/** A short rule at the foot of the photo closes every month. */
function rules(page: Page): string[] {
  return page.photos.map(({ x, y, width, height }) =>
    el('rect', {
      x,
      y: y + height - page.short * 0.003,
      width: width * (STRIP - 0.045),
      height: page.short * 0.003,
      fill: INK,
    }),
  )
}

const FOUR_BY_THREE = [...rows(11, 'tttt'), ...rows(12, 'ABCD'), ...rows(12, 'EFGH'), ...rows(12, 'IJKL')]

/** The year in review: twelve months on one sheet, the year as large as the sheet allows. */
export const twelve = composed({
  id: 'modern-twelve',
  moods: ['quiet'],
  occasions: ['year'],
  asks: ['year', 'family'],
  pictures: [
    ...JOURNEY,
    'cherry-blossom',
    'poppy-field',
    'lavender-field',
    'kite',
    'birch-wood',
    'tulip',
    'winter-cabin',
    'strawberries',
  ],
  theme: 'modern',
  paper: '0xf7f5f0',
  margin: 0.055,
  gap: 0.024,
  plans: {
    portrait: [...rows(12, 'ttt'), ...rows(14, 'ABC'), ...rows(14, 'DEF'), ...rows(14, 'GHI'), ...rows(14, 'JKL')],
    square: [...rows(11, 'tttt'), ...rows(12, 'ABCD'), ...rows(12, 'EFGH'), ...rows(12, 'IJKL')],
    landscape: FOUR_BY_THREE,
    panorama: [...rows(10, 'tttttt'), ...rows(16, 'ABCDEF'), ...rows(16, 'GHIJKL')],
  },
  under: rules,
  photos: pictures,
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.05, height: height + short * 0.05 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', weight: '400', color: layerColour(INK), caps: true, tracking: 0.1 },
    nameWidth: { portrait: 0.32, square: 0.32, landscape: 0.22, panorama: 0.175 }[shape],
    beside: true,
  }),
  texts: months,
})
