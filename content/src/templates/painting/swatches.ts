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
const LABEL = { portrait: 0.225, square: 0.225 }
/** On a lying card the words and the colours share its breadth. */
const WORDS = { landscape: 0.5, panorama: 0.4 }

/** Where the words stand: at the foot of the card, or at the left of a lying one. */
function labelIn({ field, short, shape }: DrawnPage): Rect {
  const { x, y, width, height } = field('t')
  if (shape === 'landscape' || shape === 'panorama') return { x, y, width: width * WORDS[shape], height }
  const foot = short * LABEL[shape]
  return { x, y: y + height - foot, width, height: foot }
}

/** What they leave to the colours. */
function boardIn(page: DrawnPage): Rect {
  const { field, short, shape } = page
  const card = inset(field('t'), short * 0.02)
  if (!isWide(shape)) return { ...card, height: card.height + short * 0.02 - labelIn(page).height }
  const left = labelIn(page).x + labelIn(page).width
  return { ...inset(card, short * 0.006), x: left, width: card.x + card.width - left - short * 0.006 }
}

/** What a pull has of the colours' distance: its breadth if it goes down, its length if it goes across. */
const PULL = { breadth: 0.76, length: 1.3 }
/** Of the height that is left to the colours. */
const TALL = 0.96

/** One pull of each colour beside the other, as a painter tries them out before a picture; down where there is room. */
function trials(page: DrawnPage): string[] {
  const card = boardIn(page)
  const random = seededRandom(37)
  const isDown = card.height > (card.width / PAINTS.length) * 1.5
  const share = isDown ? PULL.breadth : PULL.length
  const pitch = card.width / (PAINTS.length - 1 + share)
  const some = () => pitch * between(random, -0.025, 0.025)
  // The next lies over the end of the one before.
  return PAINTS.flatMap((paint, nth) => {
    const from = card.x + nth * pitch
    const [middle, level] = [from + (pitch * share) / 2, card.y + card.height / 2]
    const high = (card.height * TALL) / 2
    const way = isDown
      ? {
          from: { x: middle + some(), y: level - high + Math.abs(some()) },
          to: { x: middle, y: level + high - Math.abs(some()) },
        }
      : { from: { x: from, y: level + some() * 0.3 }, to: { x: from + pitch * share, y: level } }
    const breadth = (isDown ? pitch * share : card.height * TALL) * between(random, 0.92, 1)
    return drySweep(
      { ...way, breadth, bow: between(random, -0.012, 0.012), load: 0.76, rag: 0.05, hairs: 17 },
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
    portrait: [...rows(27, 'AAAAAAAAAAAA'), ...rows(14, 'BBBBCCCCDDDD'), ...rows(19, 'tttttttttttt')],
    square: [...rows(17, 'AAAAAAAABBBB'), ...rows(17, 'AAAAAAAACCCC'), ...rows(19, 'tttttttttttt')],
    landscape: [...rows(17, 'AAAAAAAABBBBCCCC'), ...rows(17, 'AAAAAAAADDDDEEEE'), ...rows(12, 'tttttttttttttttt')],
    panorama: [
      ...rows(17, 'AAAAAAAABBBBCCCCCDDDDD'),
      ...rows(17, 'AAAAAAAAEEEEEFFFFFGGGG'),
      ...rows(13, 'tttttttttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 61, colors: ['#cfc7b7', '#f6f2ea'], opacity: 0.45, count: 160 }),
  under: (page) => [
    ...[...page.photos, page.field('t')].flatMap((card) => paperCard(card, page.short)),
    ...trials(page),
  ],
  photos: ({ photos, short }) => photos.map((card, nth) => photo(nth + 1, inset(card, short * MOUNT))),
  place: (page) => {
    const { x, width, ...label } = labelIn(page)
    return { ...label, x: x + page.short * 0.03, width: width - page.short * 0.06 }
  },
  words: (shape) => ({
    name: { font: 'futura-pt', weight: '500', color: '0x26292e', caps: false },
    line: { font: 'futura-pt', weight: '400', color: '0x3f4247', caps: false, tracking: 0.04, letters: 13 },
    ...(isWide(shape) ? { align: 'left', fill: 0.94 } : {}),
    share: { portrait: 0.62, square: 0.62, landscape: 0.42, panorama: 0.33 }[shape],
  }),
})
