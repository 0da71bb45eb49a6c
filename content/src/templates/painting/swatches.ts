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
/** White round a photo on its card, by the shorter side. */
const MOUNT = 0.012
/** What the strip of colours at its head has of the last card's height. */
const STRIP = 0.23

/** Where the words stand: below the colours. */
function labelIn({ field, short }: DrawnPage): Rect {
  const { x, y, width, height } = field('t')
  const head = height * STRIP + short * 0.02
  return { x, y: y + head, width, height: height - head - short * 0.006 }
}

function boardIn({ field, short }: DrawnPage): Rect {
  const card = field('t')
  return { ...inset(card, short * 0.02), height: card.height * STRIP }
}

/** A pull's length by the colours' distance: each lies over the end of the one before. */
const PULL = 1.3

/** One pull of each colour after the other, as a painter tries them out before a picture. */
function trials(page: DrawnPage): string[] {
  const card = boardIn(page)
  const random = seededRandom(37)
  const pitch = card.width / (PAINTS.length - 1 + PULL)
  const level = card.y + card.height / 2
  return PAINTS.flatMap((paint, nth) => {
    const from = card.x + nth * pitch
    return drySweep(
      {
        from: { x: from, y: level + pitch * between(random, -0.008, 0.008) },
        to: { x: from + pitch * PULL, y: level },
        breadth: card.height * between(random, 0.92, 1),
        bow: between(random, -0.012, 0.012),
        load: 0.76,
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
    portrait: [...rows(27, 'AAAAAAAAAAAA'), ...rows(14, 'BBBBCCCCDDDD'), ...rows(18, 'tttttttttttt')],
    square: [...rows(17, 'AAAAAAAABBBB'), ...rows(17, 'AAAAAAAACCCC'), ...rows(21, 'tttttttttttt')],
    landscape: [...rows(15, 'AAAAAAAABBBBCCCC'), ...rows(15, 'AAAAAAAADDDDEEEE'), ...rows(14, 'tttttttttttttttt')],
    panorama: [...rows(15, 'AAAAAABBBBBCCC'), ...rows(15, 'AAAAAABBBBBDDD'), ...rows(14, 'tttttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 61, colors: ['#cfc7b7', '#f6f2ea'], opacity: 0.45, count: 160 }),
  under: (page) => [
    ...[...page.photos, page.field('t')].flatMap((card) => paperCard(card, page.short)),
    ...trials(page),
  ],
  photos: ({ photos, short }) => photos.map((card, nth) => photo(nth + 1, inset(card, short * MOUNT))),
  place: (page) => {
    const { x, width, ...label } = labelIn(page)
    return { ...label, x: x + page.short * 0.022, width: width - page.short * 0.044 }
  },
  words: (shape) => ({
    name: { font: 'futura-pt', weight: '500', color: '0x26292e', caps: false },
    line: { font: 'futura-pt', weight: '400', color: '0x3f4247', caps: false, tracking: 0.04, letters: 13 },
    beside: isWide(shape),
    share: { portrait: 0.62, square: 0.62, landscape: 0.46, panorama: 0.4 }[shape],
  }),
})
