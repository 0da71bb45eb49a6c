import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { splatter } from '../kit/frayed.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked, photo } from '../kit/layers.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'
import { factsOf } from '../kit/type-size.ts'
import { MONOCHROME } from '../picture-sets.ts'
import { inkRing } from './ink-ring.ts'
import { seal } from './seal.ts'

const PAPER = '#f7f2e8'
const INK = '#23221f'
const LINE_FACE = 'Josefin Sans'
/** The photo's radius, by its field: with the ring the whole is nearly as large as that. */
const OF_FIELD = 0.396

/** Half the side of the seal, as a share of the shorter side. */
const SEAL = 0.034
/** The line's room beside the seal, as a share of the sheet's width. */
const BESIDE_SEAL = { portrait: 0.76, square: 0.45, landscape: 0.34, panorama: 0.45 } as const

/** The photo in the ring; brush and air take the rest of its field. */
function heroOf({ photos }: DrawnPage): { centre: Point; radius: number } {
  const { x, y, width, height } = photos[0] as Rect
  return { centre: { x: x + width / 2, y: y + height / 2 }, radius: Math.min(width, height) * OF_FIELD }
}

/** Of a long field the words take the first part: it is low, and its other end bears the seal. */
function placeOf({ field, shape }: DrawnPage): Rect {
  const place = field('t')
  return shape === 'panorama' ? { ...place, width: place.width * 0.8 } : place
}

const wordsOn = (shape: Shape): Inscription => ({
  name: { font: 'Bodoni Moda', weight: '400', color: layerColour(INK), caps: false },
  line: { font: LINE_FACE, weight: '400', color: '0xa83422', caps: true, tracking: 0.14, letters: 14 },
  align: 'left',
  fill: 0.97,
  ...(shape === 'landscape' ? { lineGap: 0.85 } : {}),
  valign: shape === 'panorama' ? 'bottom' : 'middle',
  lineWidth: BESIDE_SEAL[shape],
})

/** The middle of the line's capitals: the seal stands on that level. */
function lineLevel(page: DrawnPage): number {
  const [, line] = inscribed(placeOf(page), page.format, wordsOn(page.shape))
  if (line?.kind !== 'text') throw new Error('no line beside the seal')
  const { ascent, descent, cap } = factsOf(LINE_FACE)
  return line.y + (line.height * (ascent - cap / 2)) / (ascent + descent)
}

function ink(page: DrawnPage): string[] {
  const { short, field } = page
  const { centre, radius } = heroOf(page)
  const random = seededRandom(11)
  const words = field('t')
  const sign = short * SEAL
  return [
    ...inkRing(centre, radius, INK, random),
    path(
      splatter({ x: centre.x + radius * 0.95, y: centre.y - radius * 0.95 }, radius * 0.26, 14, short * 0.006, random),
      {
        fill: INK,
      },
    ),
    ...seal({ x: words.x + words.width - sign, y: lineLevel(page) }, sign, PAPER, random),
  ]
}

/** One breath, one circle: a ring of ink holds the picture that matters most. */
export const enso = composed({
  id: 'painting-enso',
  moods: ['quiet'],
  asks: ['names', 'date'],
  pictures: MONOCHROME,
  theme: 'painting',
  paper: layerColour(PAPER),
  margin: 0.046,
  gap: 0.024,
  plans: {
    portrait: [...rows(35, 'AAAAAAAAAAAA'), ...rows(11, 'tttttttttttt'), ...rows(12, 'BBBBCCCCDDDD')],
    square: [
      ...rows(6, 'AAAAAAAAAA.BBBB'),
      ...rows(6, 'AAAAAAAAAA.CCCC'),
      ...rows(2, 'AAAAAAAAAA.DDDD'),
      ...rows(4, 'tttttttttt.DDDD'),
    ],
    landscape: [
      ...rows(15, 'AAAAAAAAAAAAAAAAAABBBBBBBBCCCCCCCC'),
      ...rows(15, 'AAAAAAAAAAAAAAAAAADDDDDDDDEEEEEEEE'),
      ...rows(11, 'AAAAAAAAAAAAAAAAAAtttttttttttttttt'),
    ],
    wide: [
      ...rows(15, 'AAAAAAAAAAAAAAAAAAAABBBBBBBCCCCCCC'),
      ...rows(15, 'AAAAAAAAAAAAAAAAAAAADDDDDDDEEEEEEE'),
      ...rows(11, 'AAAAAAAAAAAAAAAAAAAAtttttttttttttt'),
    ],
    panorama: [...rows(23, 'AAAAAAAAAABBBBCCCCDDDD'), ...rows(14, 'AAAAAAAAAAtttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 23, colors: ['#cdbf9f', '#ffffff'], opacity: 0.45, count: 200 }),
  under: ink,
  photos: (page) => {
    const { centre, radius } = heroOf(page)
    return [
      ...masked(
        1,
        boxAround(centre, radius * 2, radius * 2),
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
      ...page.photos.slice(1).map((box, nth) => photo(nth + 2, box)),
    ]
  },
  place: placeOf,
  words: wordsOn,
})
