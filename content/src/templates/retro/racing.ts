import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { stacked } from '../kit/words.ts'

const CREAM = '#f3e8d0'
const RED = '#c8372d'
/** Beyond the edge, over the widest wrap. */
const BEYOND = 6

/** Racing stripes from edge to edge, behind everything. */
function stripes({ sheet, short, inner }: Page): string[] {
  const left = inner.x + inner.width * 0.24
  const stripe = (offset: number, width: number, fill: string) =>
    el('rect', { x: left + offset * short, y: -BEYOND, width: width * short, height: sheet.height + 2 * BEYOND, fill })
  return [stripe(0, 0.012, RED), stripe(0.022, 0.09, CREAM), stripe(0.122, 0.09, CREAM), stripe(0.222, 0.012, RED)]
}

/** Two rows of a chequered flag. */
function chequers({ x, y, width, height }: Rect): string {
  const side = height / 2
  const count = Math.round(width / side)
  const step = width / count
  const cells = Array.from({ length: count }, (_, nth) => {
    const top = y + (nth % 2) * side
    return `M${num(x + nth * step)} ${num(top)}h${num(step)}v${num(side)}h${num(-step)}z`
  })
  return path(cells.join(''), { fill: CREAM })
}

function under({ photos, field, short, inner }: Page): string[] {
  const flag = field('f')
  return [
    ...photos.map((box) => {
      const edge = outset(box, short * 0.009)
      return el('rect', { x: edge.x, y: edge.y, width: edge.width, height: edge.height, fill: CREAM })
    }),
    el('rect', {
      x: inner.x - short * 0.009,
      y: flag.y,
      width: inner.width + short * 0.018,
      height: flag.height,
      fill: '#14202f',
    }),
    chequers({ x: inner.x - short * 0.009, y: flag.y, width: inner.width + short * 0.018, height: flag.height }),
    panel(field('t'), short),
  ]
}

function panel({ x, y, width, height }: Rect, short: number): string {
  return el('rect', { x: x - short * 0.009, y, width: width + short * 0.018, height, fill: RED })
}

/** For a father: racing stripes, a chequered flag and his name as on the side of a car. */
export const racing = composed({
  id: 'retro-racing',
  theme: 'retro',
  sample: { txt1: 'Papa', txt2: 'Amélie · Tom · 2026' },
  paper: '0x1d2f47',
  margin: 0.065,
  gap: 0.028,
  plans: {
    portrait: [...rows(10, 'AAAAAABBBB'), ...rows(7, 'CCCCDDDDDD'), ...rows(2, 'ffffffffff'), ...rows(5, 'tttttttttt')],
    square: [
      ...rows(10, 'AAAAAABBBBBB'),
      ...rows(8, 'CCCCDDDDEEEE'),
      ...rows(2, 'ffffffffffff'),
      ...rows(5, 'tttttttttttt'),
    ],
    landscape: [
      ...rows(9, 'AAAAABBBBBCCCC'),
      ...rows(8, 'DDDDEEEEEFFFFF'),
      ...rows(2, 'ffffffffffffff'),
      ...rows(5, 'tttttttttttttt'),
    ],
    panorama: [
      ...rows(8, 'AAAABBBCCCCCDDDD'),
      ...rows(8, 'EEEFFFFFGGGGHHHH'),
      ...rows(2, 'ffffffffffffffff'),
      ...rows(5, 'tttttttttttttttt'),
    ],
  },
  texture: stripes,
  under,
  texts: ({ field, short }) => {
    const { x, y, width, height } = field('t')
    return stacked(
      { x: x + short * 0.03, y: y + height * 0.02, width: width - short * 0.06, height: height * 0.9 },
      { font: 'Bebas Neue', style: '400', color: '0xf3e8d0', caps: true, tracking: 0.06 },
      { font: 'Josefin Sans', style: '400', color: '0xf6d9b8', caps: true, tracking: 0.2, letters: 22 },
      0.76,
    )
  },
})
