import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { type Bouquet, bouquet } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { paperGrain } from '../kit/texture.ts'
import { watercolour } from '../kit/watercolour.ts'

const CRIMSON = '#8d2f3f'
const BLUSH: Bouquet = {
  foliage: { stem: '#8a8f6f', leaves: ['#a7ad8a', '#c0c4a2', '#8d9a7c'], vein: '#6b7358', breadth: 0.46 },
  flowers: [
    { tones: ['#f3cdc4', '#eeb9af', '#e6a096', '#d98a82'], line: '#a9564f', heart: '#d9a441' },
    { tones: ['#f8e2d8', '#f3d0c3', '#ecbcac', '#e2a592'], line: '#b57462', heart: '#d9a441' },
    { tones: ['#b5505a', '#a33f4c', CRIMSON, '#742233'], line: '#4f1422', heart: '#e0b45a' },
  ],
}

const ARCH = 0

function arched({ photos }: Page): Layer[] {
  return photos.flatMap((box, nth) =>
    nth === ARCH ? roundedPhoto(nth + 1, box, [box.width / 2, box.width / 2, 0, 0]) : [photo(nth + 1, box)],
  )
}

function wash({ photos, short }: Page): string[] {
  const hero = photos[ARCH] as Rect
  const random = seededRandom(8)
  const middle = { x: hero.x + hero.width / 2, y: hero.y + hero.height * 0.5 }
  return watercolour(
    ovalPoints(middle, hero.width * 0.5 + short * 0.006, hero.height * 0.5 + short * 0.006, 14, 3),
    { color: '#eab9ab', opacity: 0.6, layers: 7, run: 0.16, rounds: 4 },
    random,
  )
}

/**
 * At the shoulder of the arch, and painted before it: what is too long grows behind the photo. Where the names have the
 * foot to themselves, a smaller bouquet answers it from the other corner.
 */
function flowers({ photos, field, shape, short }: Page): string[] {
  const { x, y, width } = photos[ARCH] as Rect
  const size = width * 0.3
  const random = seededRandom(77)
  const foot = field('t')
  const low = Math.min(short * 0.125, foot.height * 0.6)
  const isAtFoot = !isWide(shape)
  return [
    ...bouquet({ x: x + size * 0.29, y: y + size * 0.43 }, size, 45, 118, BLUSH, random),
    ...(isAtFoot
      ? bouquet(
          { x: foot.x + foot.width - low * 0.4, y: foot.y + foot.height - low * 0.8 },
          low,
          -135,
          110,
          BLUSH,
          random,
        )
      : []),
  ]
}

/** A wedding in blush: an arch, peonies behind its shoulder, the names in a flowing hand. */
export const peonies = composed({
  id: 'painting-peony',
  theme: 'painting',
  paper: '0xfdf8f3',
  margin: 0.06,
  gap: 0.02,
  plans: {
    portrait: [...rows(5, 'AAAAAAAAABBBB'), ...rows(5, 'AAAAAAAAACCCC'), ...rows(5, 'AAAAAAAAADDDD')],
    square: [...rows(5, 'AAAAAAABBBBB'), ...rows(5, 'AAAAAAACCCCC'), ...rows(5, 'AAAAAAADDDDD')],
    landscape: [...rows(8, 'AAAAAABBBBCCCC'), ...rows(7, 'AAAAAAtttttttt'), ...rows(8, 'AAAAAADDDDDEEE')],
    panorama: [
      ...rows(8, 'AAAAAABBBCCCCDDDDDDD'),
      ...rows(4, 'AAAAAAtttttttDDDDDDD'),
      ...rows(3, 'AAAAAAtttttttEEEEEEE'),
      ...rows(8, 'AAAAAAFFFFGGGEEEEEEE'),
    ],
  },
  texture: (page) => [
    ...paperGrain(page.sheet, { seed: 14, colors: ['#dcc4b4', '#ffffff'], opacity: 0.3, count: 140 }),
    ...wash(page),
  ],
  under: flowers,
  photos: arched,
  place: ({ field, short, shape }) => {
    const { x, width, ...box } = field('t')
    const isBeside = isWide(shape)
    const [left, right] = isBeside ? [short * 0.09, short * 0.06] : [0, short * 0.16]
    return { ...box, x: x + left, width: width - left - right }
  },
  words: (shape) => ({
    ...(shape === 'portrait' ? { share: 0.5 } : shape === 'square' ? { share: 0.45 } : {}),
    name: { font: 'Great Vibes', style: '400', color: layerColour(CRIMSON), caps: false },
    line: { font: 'Josefin Sans', style: '400', color: '0x7a6a5e', caps: true, tracking: 0.18, letters: 14 },
  }),
})
