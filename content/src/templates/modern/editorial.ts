import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { subtitle, title } from '../kit/layers.ts'
import type { Page } from '../kit/page.ts'
import { el } from '../kit/svg.ts'

const INK = '0x1c1b19'

/** A hair line under the title, as long as its field. */
function hairline({ x, y, width, height }: Rect, short: number): string {
  const foot = y + height
  return el('line', { x1: x, y1: foot, x2: x + width, y2: foot, stroke: '#1c1b19', 'stroke-width': short * 0.0022 })
}

function texts({ field }: Page) {
  const below = field('s')
  const look = { align: 'left', color: INK } as const
  return [
    title(field('t'), { ...look, font: 'Bodoni Moda', style: '400', valign: 'bottom', caps: false }),
    subtitle(
      { ...below, y: below.y + below.height * 0.1, height: below.height * 0.9 },
      {
        ...look,
        font: 'Josefin Sans',
        style: '400',
        color: '0x6b665e',
        valign: 'top',
        caps: true,
        tracking: 0.2,
        letters: 18,
      },
    ),
  ]
}

/** A spread of a quiet magazine: one photo leads, the others keep to the column, white does the rest. */
export const editorial = composed({
  id: 'modern-editorial',
  theme: 'modern',
  paper: '0xffffff',
  margin: 0.085,
  gap: 0.022,
  plans: {
    portrait: [
      'AAAAAAAAA...',
      'AAAAAAAAA...',
      'AAAAAAAAABBB',
      'AAAAAAAAABBB',
      'AAAAAAAAABBB',
      'AAAAAAAAACCC',
      'AAAAAAAAACCC',
      'AAAAAAAAACCC',
      'tttttttt.DDD',
      'tttttttt.DDD',
      'ssssssss.DDD',
    ],
    square: [
      'AAAAAAAA....',
      'AAAAAAAA....',
      'AAAAAAAABBBB',
      'AAAAAAAABBBB',
      'AAAAAAAABBBB',
      'AAAAAAAACCCC',
      'AAAAAAAACCCC',
      'AAAAAAAACCCC',
      'ttttttt.DDDD',
      'ttttttt.DDDD',
      'sssssss.DDDD',
    ],
    landscape: [
      'AAAAAAAAA.......',
      'AAAAAAAAA.tttttt',
      'AAAAAAAAA.tttttt',
      'AAAAAAAAA.ssssss',
      'AAAAAAAAA.......',
      'AAAAAAAAABBBBCCC',
      'AAAAAAAAABBBBCCC',
      'AAAAAAAAABBBBCCC',
      'AAAAAAAAADDDEEEE',
      'AAAAAAAAADDDEEEE',
      'AAAAAAAAADDDEEEE',
    ],
    panorama: [
      'AAAAAAAABBBB........',
      'AAAAAAAABBBB.ttttttt',
      'AAAAAAAABBBB.ttttttt',
      'AAAAAAAABBBB.sssssss',
      'AAAAAAAACCCC........',
      'AAAAAAAACCCCDDDDEEEE',
      'AAAAAAAACCCCDDDDEEEE',
      'AAAAAAAACCCCDDDDEEEE',
    ],
  },
  under: ({ field, short }) => [hairline(field('t'), short)],
  texts,
})
