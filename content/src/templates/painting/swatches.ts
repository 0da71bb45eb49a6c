import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { type BrushPaint, drySweep } from '../kit/dry-brush.ts'
import { between } from '../kit/hand.ts'
import { photo } from '../kit/layers.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'
import { paperCard } from './paper-card.ts'

/** Blues to green and ochre to umber: two families of a painter's box, from cool to warm. */
const PAINTS: readonly BrushPaint[] = [
  { body: '#2b3a5e', dark: '#1b2745', light: '#43557f', glint: '#7d8cb1' },
  { body: '#33696f', dark: '#204c52', light: '#4c868c', glint: '#8cb8bb' },
  { body: '#6f958c', dark: '#4d7269', light: '#8eb0a7', glint: '#c3d6d0' },
  { body: '#cf9f43', dark: '#a67b29', light: '#e0b966', glint: '#f3dfa8' },
  { body: '#c9743f', dark: '#9d5426', light: '#dc9162', glint: '#f2c3a0' },
  { body: '#a94e34', dark: '#7f3520', light: '#c16c52', glint: '#e0a48f' },
  { body: '#6e3428', dark: '#4c2018', light: '#8a4d3f', glint: '#b98a7e' },
]
/** White round a photo on its card, and what the words take of the last card, by the shorter side. */
const MOUNT = 0.012
const LABEL = { portrait: 0.225, square: 0.225, landscape: 0.168, panorama: 0.185 }

const footOf = ({ y, height, ...card }: Rect, foot: number): Rect => ({ ...card, y: y + height - foot, height: foot })

/** One pull of each colour beside the other, as a painter tries them out before a picture. */
function trials({ field, short, shape }: DrawnPage): string[] {
  const card = inset(field('t'), short * 0.02)
  const height = card.height + short * 0.02 - short * LABEL[shape]
  const pitch = (card.width + short * 0.014) / PAINTS.length
  const random = seededRandom(37)
  return PAINTS.flatMap((paint, nth) => {
    const left = card.x + nth * pitch
    const level = card.y + height / 2 + short * between(random, -0.002, 0.002)
    return drySweep(
      {
        from: { x: left, y: level + short * between(random, -0.003, 0.003) },
        to: { x: left + pitch - short * 0.006, y: level },
        breadth: height * between(random, 0.88, 0.98),
        bow: between(random, -0.01, 0.01),
        load: 0.74,
        rag: 0.05,
        hairs: 17,
      },
      paint,
      random,
    )
  })
}

/** A painter's studio wall: photos on white cards, and a card of seven tried colours that bears the name. */
export const swatches = composed({
  id: 'painting-swatches',
  moods: ['colourful', 'quiet'],
  asks: ['place', 'tripDates'],
  pictures: JOURNEY,
  theme: 'painting',
  paper: '0xe8e3d9',
  margin: 0.046,
  gap: 0.026,
  plans: {
    portrait: [...rows(27, 'AAAAAAAAAAAA'), ...rows(14, 'BBBBCCCCDDDD'), ...rows(17, 'tttttttttttt')],
    square: [...rows(17, 'AAAAAAAABBBB'), ...rows(17, 'AAAAAAAACCCC'), ...rows(17, 'tttttttttttt')],
    landscape: [...rows(17, 'AAAAAAAABBBBCCCC'), ...rows(17, 'AAAAAAAADDDDEEEE'), ...rows(13, 'tttttttttttttttt')],
    panorama: [
      ...rows(17, 'AAAAAAAABBBBCCCCCDDDDD'),
      ...rows(17, 'AAAAAAAAEEEEEFFFFFGGGG'),
      ...rows(14, 'tttttttttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 61, colors: ['#cfc7b7', '#f6f2ea'], opacity: 0.45, count: 160 }),
  under: (page) => [
    ...[...page.photos, page.field('t')].flatMap((card) => paperCard(card, page.short)),
    ...trials(page),
  ],
  photos: ({ photos, short }) => photos.map((card, nth) => photo(nth + 1, inset(card, short * MOUNT))),
  place: ({ field, short, shape }) => {
    const { x, width, ...label } = footOf(field('t'), short * LABEL[shape])
    return { ...label, x: x + short * 0.024, width: width - short * 0.048 }
  },
  words: (shape) => ({
    name: { font: 'futura-pt', weight: '500', color: '0x26292e', caps: false },
    line: { font: 'futura-pt', weight: '400', color: '0x3f4247', caps: false, tracking: 0.04, letters: 13 },
    beside: isWide(shape),
    // A low card limits the name, so that its own place is no wider than it needs.
    ...(shape === 'panorama' ? { nameWidth: 0.42, fill: 0.86 } : {}),
    share: { portrait: 0.62, square: 0.62, landscape: 0.48, panorama: 0.48 }[shape],
  }),
})
