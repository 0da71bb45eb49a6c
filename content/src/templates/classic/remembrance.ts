import { inset, type Point, seededRandom } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { paperGrain } from '../kit/texture.ts'
import { stacked } from '../kit/words.ts'

const OLIVE = { stem: '#8b8a72', leaves: ['#a5a68c', '#b7b79f', '#93957c'], vein: '#6d6e58', breadth: 0.34 }

/** A branch of olive to each side, their feet meeting under the dates. */
function branches({ field }: Page): string[] {
  const { x, y, width, height } = field('o')
  const foot: Point = { x: x + width / 2, y: y + height * 0.56 }
  const random = seededRandom(4)
  const length = Math.min(width * 0.4, height * 2.1)
  return [...leafyBranch(foot, 184, length, -14, OLIVE, random), ...leafyBranch(foot, -4, length, 14, OLIVE, random)]
}

function frames({ photos, short, sheet }: Page): string[] {
  return [
    ...photos.map((box) => rule(outset(box, short * 0.008), short * 0.0018, '#8f8772')),
    rule(inset(sheet, short * 0.034), short * 0.0018, '#b5ad99'),
  ]
}

/** In memory of somebody: one portrait, a few scenes of a life, olive and quiet paper. */
export const remembrance = composed({
  id: 'classic-remembrance',
  theme: 'classic',
  sample: { txt1: 'Jeanne Martin', txt2: '1938 – 2026' },
  paper: '0xf1ede3',
  margin: 0.075,
  gap: 0.026,
  plans: {
    portrait: [
      ...rows(16, '.AAAAAAAAAA.'),
      ...rows(5, 'tttttttttttt'),
      ...rows(3, 'oooooooooooo'),
      ...rows(8, 'BBBCCCDDDEEE'),
    ],
    square: [
      ...rows(11, 'AAAAAABBBCCC'),
      ...rows(11, 'AAAAAADDDEEE'),
      ...rows(5, 'tttttttttttt'),
      ...rows(3, 'oooooooooooo'),
    ],
    landscape: [
      ...rows(9, 'AAAAAABBBBCCCC'),
      ...rows(9, 'AAAAAADDDDEEEE'),
      ...rows(5, 'tttttttttttttt'),
      ...rows(3, 'oooooooooooooo'),
    ],
    panorama: [
      ...rows(9, 'AAAAAABBBBCCCCDDDD'),
      ...rows(9, 'AAAAAAEEEEFFFFGGGG'),
      ...rows(5, 'tttttttttttttttttt'),
      ...rows(3, 'oooooooooooooooooo'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 6, colors: ['#b9ae95', '#ffffff'], opacity: 0.4, count: 220 }),
  under: (page) => [...frames(page), ...branches(page)],
  texts: ({ field }) =>
    stacked(
      field('t'),
      { font: 'Pinyon Script', style: '400', color: '0x4a463d', caps: false },
      { font: 'Cinzel', style: '400', color: '0x6d6553', caps: true, tracking: 0.18 },
      0.62,
    ),
})
