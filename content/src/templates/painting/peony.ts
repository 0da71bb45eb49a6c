import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { type Bouquet, bouquet } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { photo } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type Page, rows } from '../kit/page.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { paperGrain } from '../kit/texture.ts'
import { watercolour } from '../kit/watercolour.ts'

const BLUSH: Bouquet = {
  foliage: { stem: '#8a8f6f', leaves: ['#a7ad8a', '#c0c4a2', '#8d9a7c'], vein: '#6b7358', breadth: 0.46 },
  flowers: [
    { tones: ['#f3cdc4', '#eeb9af', '#e6a096', '#d98a82'], line: '#a9564f', heart: '#d9a441' },
    { tones: ['#f8e2d8', '#f3d0c3', '#ecbcac', '#e2a592'], line: '#b57462', heart: '#d9a441' },
    { tones: ['#b5505a', '#a33f4c', '#8d2f3f', '#742233'], line: '#4f1422', heart: '#e0b45a' },
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

function flowers({ photos, short }: Page): string[] {
  const { x, y, width, height } = photos[ARCH] as Rect
  const [low, high] = [short * 0.125, short * 0.125]
  const random = seededRandom(77)
  return [
    ...bouquet({ x: x + low * 0.62, y: y + height - low * 0.42 }, low, -38, 130, BLUSH, random),
    ...bouquet({ x: x + width, y: Math.max(y + width * 0.3, high * 1.7) }, high, 10, 190, BLUSH, random),
  ]
}

/** A wedding in blush: an arch, peonies that climb it, the names in a copperplate hand. */
export const peonies = composed({
  id: 'painting-peony',
  theme: 'painting',
  paper: '0xfdf8f3',
  margin: 0.06,
  gap: 0.02,
  plans: {
    portrait: [...rows(5, 'AAAAAAAABBBB'), ...rows(5, 'AAAAAAAACCCC'), ...rows(5, 'AAAAAAAADDDD')],
    square: [...rows(5, 'AAAAAAABBBBB'), ...rows(5, 'AAAAAAACCCCC'), ...rows(5, 'AAAAAAADDDDD')],
    landscape: [...rows(8, 'AAAAAABBBBCCCC'), ...rows(6, 'AAAAAAtttttttt'), ...rows(8, 'AAAAAADDDDDEEE')],
    panorama: [
      ...rows(8, 'AAAAAABBBCCCCDDDDDDD'),
      ...rows(3, 'AAAAAAtttttttDDDDDDD'),
      ...rows(3, 'AAAAAAtttttttEEEEEEE'),
      ...rows(8, 'AAAAAAFFFFGGGEEEEEEE'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 14, colors: ['#dcc4b4', '#ffffff'], opacity: 0.3, count: 140 }),
  under: wash,
  photos: arched,
  over: flowers,
  place: ({ field, short, shape }) => {
    const { x, width, ...box } = field('t')
    const left = shape === 'landscape' || shape === 'panorama' ? short * 0.04 : 0
    return { ...box, x: x + left, width: width - left }
  },
  words: () => ({
    name: { font: 'Pinyon Script', style: '400', color: '0x8d2f3f', caps: false },
    line: { font: 'Josefin Sans', style: '400', color: '0x7a6a5e', caps: true, tracking: 0.18, letters: 14 },
  }),
})
