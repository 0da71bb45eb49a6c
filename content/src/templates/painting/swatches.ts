import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { lettering, photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'
import { type Chip, chipCode, colourFields, paperCard } from './paint-chip.ts'

/** Blues to green and ochre to umber: two families of a painter's fan. */
const CHIPS: readonly Chip[] = [
  { code: '19-39', colour: '#2b3a5e' },
  { code: '18-47', colour: '#33696f' },
  { code: '16-05', colour: '#6f958c' },
  { code: '14-08', colour: '#cf9f43' },
  { code: '16-14', colour: '#c9743f' },
  { code: '17-18', colour: '#a94e34' },
  { code: '18-36', colour: '#6e3428' },
]
/** As shares of the shorter side: the white below a photo, and below the fields of the last card. */
const FOOT = 0.06
const LABEL = { portrait: 0.118, square: 0.118, landscape: 0.136, panorama: 0.136 }

const GREY_INK = '0x6d6a64'

const chipOf = (nth: number): Chip => CHIPS[(nth * 3 + 1) % CHIPS.length] ?? { code: '', colour: '#000000' }

const withoutFoot = (card: Rect, foot: number): Rect => ({ ...card, height: card.height - foot })
const footOf = ({ y, height, ...card }: Rect, foot: number): Rect => ({ ...card, y: y + height - foot, height: foot })

const fieldsOf = ({ field, short, shape }: Page): Rect => withoutFoot(field('t'), short * LABEL[shape])

/** The code of a card, below its photo. */
function codes({ photos, short }: Page): Layer[] {
  return photos.map((card, nth) =>
    lettering(nth + 3, chipOf(nth).code, chipCode(footOf(card, short * FOOT), short), {
      font: 'futura-pt',
      weight: '500',
      color: GREY_INK,
      caps: true,
      align: 'left',
      valign: 'middle',
      fontSize: Math.round(short * 33) / 1000,
      tracking: 0.06,
    }),
  )
}

/** Cards from the paint shop: photos where the colour would be, and a card of seven colours that bears the name. */
export const swatches = composed({
  id: 'painting-swatches',
  moods: ['colourful', 'quiet'],
  asks: ['place', 'tripDates'],
  pictures: JOURNEY,
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xe8e3d9',
  margin: 0.046,
  gap: 0.026,
  plans: {
    portrait: [...rows(26, 'AAAAAAAAAAAA'), ...rows(14, 'BBBBCCCCDDDD'), ...rows(13, 'tttttttttttt')],
    square: [...rows(16, 'AAAAAAAABBBB'), ...rows(16, 'AAAAAAAACCCC'), ...rows(13, 'tttttttttttt')],
    landscape: [...rows(16, 'AAAAAAAABBBBCCCC'), ...rows(16, 'AAAAAAAADDDDEEEE'), ...rows(15, 'tttttttttttttttt')],
    panorama: [...rows(16, 'AAAAAAAABBBBCCCC'), ...rows(16, 'AAAAAAAADDDDEEEE'), ...rows(15, 'tttttttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 61, colors: ['#cfc7b7', '#f6f2ea'], opacity: 0.45, count: 160 }),
  under: (page) => [
    ...[...page.photos, page.field('t')].flatMap((card) => paperCard(card, page.short)),
    ...colourFields(fieldsOf(page), CHIPS, page.short),
  ],
  photos: ({ photos, short }) => photos.map((card, nth) => photo(nth + 1, withoutFoot(card, short * FOOT))),
  texts: codes,
  place: ({ field, short, shape }) => {
    const { x, width, ...label } = footOf(field('t'), short * LABEL[shape])
    return { ...label, x: x + short * 0.024, width: width - short * 0.048 }
  },
  words: (shape) => ({
    name: { font: 'futura-pt', weight: '500', color: '0x26292e', caps: false },
    line: { font: 'futura-pt', weight: '400', color: '0x3f4247', caps: false, tracking: 0.04, letters: 13 },
    beside: true,
    share: { portrait: 0.5, square: 0.5, landscape: 0.48, panorama: 0.48 }[shape],
  }),
})
