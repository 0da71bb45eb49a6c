import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering, photo } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { JOURNEY } from '../picture-sets.ts'

const INK = '#191919'
const RED = '0xd8402a'

/** Of a month's place: what its figures take below the photo. */
const FOOT = 0.225
/** In sizes of the face: what a line has above its figures, and the figures themselves. */
const FIGURES = { above: 0.2, high: 0.7 }
/**
 * Of the foot: the figures, and the air above them. They stand close to their own photo and well away from the next
 * one, so that nobody wonders which they name.
 */
const FILLED = 0.68
const AIR = 0.12

const footOf = ({ photos: [, january], short }: DrawnPage) => (january?.height ?? short) * FOOT

/** The photo of the year, level at its foot with figures beside it, and a month in each of the others. */
function pictures(page: DrawnPage) {
  const foot = footOf(page)
  const below = page.shape === 'portrait' ? 0 : foot * (1 - AIR - FILLED)
  return page.photos.map(({ height, ...box }, nth) =>
    photo(nth + 1, { ...box, height: height - (nth === 0 ? below : foot) }),
  )
}

/** Months are figures, so they read in every language: at the foot of the photo, flush with its side. */
function months(page: DrawnPage) {
  const foot = footOf(page)
  const size = (foot * FILLED) / FIGURES.high
  return page.photos
    .slice(1)
    .map(({ x, y, width, height }, nth) =>
      lettering(
        nth + 3,
        String(nth + 1).padStart(2, '0'),
        { x, y: y + height - foot * (1 - AIR) - size * FIGURES.above, width, height: size * 1.22 },
        { font: 'Bebas Neue', weight: '400', color: layerColour(INK), align: 'left', valign: 'top', fontSize: size },
      ),
    )
}

/** The months in four rows at the photo of the year. */
const LYING = [
  ...rows(7, 'ttttttt'),
  ...rows(12, 'AAAABCD'),
  ...rows(12, 'AAAAEFG'),
  ...rows(12, 'AAAAHIJ'),
  ...rows(12, 'AAAAKLM'),
]

/** The year in review: one photo of it, and the twelve months in theirs. */
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
    'birch-wood',
    'tulip',
    'winter-cabin',
    'strawberries',
  ],
  theme: 'modern',
  paper: '0xf7f5f0',
  margin: 0.055,
  gap: 0.02,
  plans: {
    portrait: [...rows(9, 'tttt'), ...rows(34, 'AAAA'), ...rows(12, 'BCDE'), ...rows(12, 'FGHI'), ...rows(12, 'JKLM')],
    square: [
      ...rows(8, 'tttttt'),
      ...rows(12, 'AAAABC'),
      ...rows(12, 'AAAADE'),
      ...rows(12, 'AAAAFG'),
      ...rows(12, 'HIJKLM'),
    ],
    landscape: LYING,
    panorama: [...rows(7, 'tttttttt'), ...rows(12, 'AAAABCDE'), ...rows(12, 'AAAAFGHI'), ...rows(12, 'AAAAJKLM')],
  },
  photos: pictures,
  place: ({ field, short }) => {
    const { y, height, ...box } = field('t')
    return { ...box, y: y - short * 0.05, height: height + short * 0.05 }
  },
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: RED, caps: true, letters: 4.5 },
    line: { font: 'Bebas Neue', weight: '400', color: layerColour(INK), caps: true, tracking: 0.1 },
    nameWidth: { portrait: 0.24, square: 0.217, landscape: 0.148, panorama: 0.131 }[shape],
    beside: true,
  }),
  texts: months,
})
