import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering } from '../kit/layers.ts'
import { type DrawnPage, isWide, rows, type Shape } from '../kit/page.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { slenderStar } from '../kit/slender-star.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'
import { TENDER } from '../picture-sets.ts'

const PAPER = '#fbf6ee'
/** Two tints by turns, light enough for a figure. */
const TINTS = ['#f2c6b2', '#bcd3c1']
const MONTHS = 12

/** The newborn's photo is the largest; the others are the months, in order. */
function monthsOf({ photos }: DrawnPage): Rect[] {
  const largest = photos.reduce((best, box) => (box.width * box.height > best.width * best.height ? box : best))
  return photos.filter((box) => box !== largest).slice(0, MONTHS)
}

/** As shares of the shorter side, which is small on a panorama. */
const BADGE: Readonly<Record<Shape, number>> = { portrait: 0.028, square: 0.025, landscape: 0.028, panorama: 0.036 }

/** Tucked into the lower left corner of its photo, as far from both of its edges. */
function badge({ x, y, height }: Rect, { short, shape }: DrawnPage) {
  const radius = short * BADGE[shape]
  const off = radius + short * 0.011
  return { centre: { x: x + off, y: y + height - off }, radius }
}

function badges(page: DrawnPage): string[] {
  return monthsOf(page).flatMap((box, nth) => {
    const { centre, radius } = badge(box, page)
    return [
      path(circlePath(centre, radius * 1.14), { fill: '#ffffff' }),
      path(circlePath(centre, radius), { fill: TINTS[nth % TINTS.length] ?? '' }),
    ]
  })
}

/** Three stars to each side of the name; on lying sheets it needs the whole of its place. */
function sky({ field, short, shape }: DrawnPage): string[] {
  const { x, y, width, height } = field('t')
  const side = Math.min(width * 0.17, short * 0.17)
  if (isWide(shape)) return []
  return STARS.flatMap(({ across, down, size }, nth) =>
    [x + side * across, x + width - side * across].map((left) =>
      path(slenderStar({ x: left, y: y + height * down }, short * size, short * size * 0.8, 2, 0.36), {
        fill: TINTS[nth % TINTS.length] ?? '',
      }),
    ),
  )
}

const STARS = [
  { across: 0.62, down: 0.3, size: 0.03 },
  { across: 0.2, down: 0.56, size: 0.02 },
  { across: 0.8, down: 0.76, size: 0.014 },
]

/** The first year: the newborn in the middle, twelve months around. */
export const firstYear = composed({
  id: 'illustration-first-year',
  moods: ['playful', 'quiet'],
  occasions: ['birth'],
  asks: ['child', 'birthFacts'],
  pictures: [
    ...TENDER,
    'child-and-dog',
    'poppy-field',
    'tide',
    'cat-sill',
    'meadow',
    'birch-wood',
    'kite',
    'strawberries',
  ],
  theme: 'illustration',
  paper: layerColour(PAPER),
  margin: 0.045,
  gap: 0.016,
  plans: {
    portrait: [...rows(5, 'BCDE'), ...rows(5, 'FAAG'), ...rows(5, 'HAAI'), ...rows(5, 'JKLM')],
    square: [...rows(5, 'BCDE'), ...rows(5, 'FAAG'), ...rows(5, 'HAAI'), ...rows(5, 'JKLM')],
    landscape: [
      ...rows(5, 'AAAAAAAAAABBBBCCCCDDDD'),
      ...rows(5, 'AAAAAAAAAAEEEEFFFFGGGG'),
      ...rows(2, 'AAAAAAAAAAHHHHIIIIJJJJ'),
      ...rows(3, 'ttttttttttHHHHIIIIJJJJ'),
      ...rows(5, 'ttttttttttKKKKLLLLMMMM'),
    ],
    panorama: [
      ...rows(6, 'AAAAAAAABBBBCCCCDDDDEEEE'),
      ...rows(5, 'AAAAAAAAFFFFGGGGHHHHIIII'),
      'ttttttttFFFFGGGGHHHHIIII',
      ...rows(6, 'ttttttttJJJJKKKKLLLLMMMM'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 9, colors: ['#d9c7a8', '#ffffff'], opacity: 0.35, count: 160 }),
  under: sky,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * 0.022)),
  over: badges,
  words: (shape) => ({
    name: { font: 'Abril Fatface', weight: '400', color: '0x4a5a63', caps: false, letters: 5.6 },
    line: { font: 'Josefin Sans', weight: '400', color: '0x6f6252', caps: false, tracking: 0.06, letters: 19 },
    nameWidth: { portrait: 0.5, square: 0.42, landscape: 0.38, panorama: 0.29 }[shape],
  }),
  texts: (page) =>
    monthsOf(page).map((box, nth) => {
      const { centre, radius } = badge(box, page)
      return lettering(nth + 3, String(nth + 1), boxAround(centre, radius * 2, radius * 2), {
        font: 'Abril Fatface',
        weight: '400',
        color: '0x33434c',
        caps: false,
        align: 'center',
        valign: 'middle',
        fontSize: radius * 1.3,
      })
    }),
})
