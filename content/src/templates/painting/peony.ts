import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { type Bouquet, bouquet, bud, leafyBranch, type Petals, peony } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import type { Random } from '../kit/hand.ts'
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

/** How near the edge of the sheet a petal comes, in cm. */
const EDGE_CM = 0.6

/**
 * Along the shoulder of the arch: a full peony with a smaller one on either side, leaves that follow the curve. Painted
 * before the photo and centred outside its line, so that flowers are seen whole and hide nothing.
 */
function garland({ photos, short }: Page, random: Random): string[] {
  const { x, y, width } = photos[ARCH] as Rect
  const round = width / 2
  const at = (degrees: number, away: number) => polar({ x: x + round, y: y + round }, round + away, degrees)
  const radius = Math.min(short * 0.07, (0.293 * round + x - EDGE_CM) / 1.74, (0.09 * round + x - EDGE_CM) / 1.2)
  const reach = round * 0.6
  const [blush, pale, crimson] = BLUSH.flowers as [Petals, Petals, Petals]
  const branch = (from: number, degrees: number, length: number, bend: number) =>
    leafyBranch(at(from, radius * 0.42), degrees, length, bend, BLUSH.foliage, random)
  const leaf = BLUSH.foliage.stem
  // Tangents of the arch, so that leaves keep between its line and the edge.
  return [
    ...branch(242, 330, reach * 0.78, 40),
    ...branch(208, 120, reach * 0.78, -40),
    ...bud(at(232, radius * 0.1), 318, radius * 1.9, crimson, leaf),
    ...bud(at(218, radius * 0.1), 132, radius * 1.9, crimson, leaf),
    ...peony(at(225 + (radius / round) * 82, radius * 0.5), radius * 0.62, blush, random),
    ...peony(at(225 - (radius / round) * 82, radius * 0.5), radius * 0.62, pale, random),
    ...peony(at(225, radius * 0.78), radius, crimson, random),
  ]
}

/** The garland, and a smaller bouquet that answers it from the other end of the words. */
function flowers(page: Page): string[] {
  const { field, short, shape } = page
  const random = seededRandom(77)
  const foot = field('t')
  const low = Math.min(short * (isWide(shape) ? 0.105 : 0.125), foot.height * 0.6)
  const answer = isWide(shape)
    ? { x: foot.x + foot.width - low * 0.34, y: foot.y + foot.height / 2 + low * 0.3 }
    : { x: foot.x + foot.width - low * 0.4, y: foot.y + foot.height - low * 0.8 }
  return [...garland(page, random), ...(shape === 'panorama' ? [] : bouquet(answer, low, -135, 110, BLUSH, random))]
}

/** A wedding in blush: an arch, peonies along its shoulder, the names in a flowing hand. */
export const peonies = composed({
  id: 'painting-peony',
  theme: 'painting',
  paper: '0xfdf8f3',
  margin: 0.06,
  gap: 0.026,
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
    const [left, right] =
      shape === 'panorama' ? [short * 0.09, short * 0.06] : [isWide(shape) ? short * 0.03 : 0, short * 0.16]
    return { ...box, x: x + left, width: width - left - right }
  },
  words: (shape) => ({
    ...(shape === 'portrait' ? { share: 0.5 } : shape === 'square' ? { share: 0.45 } : {}),
    name: { font: 'Great Vibes', weight: '400', color: layerColour(CRIMSON), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a5e', caps: true, tracking: 0.18, letters: 14 },
  }),
})
