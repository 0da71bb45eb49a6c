import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'

const CREAM = '#f4e9cf'
const ORANGE = '#e0762f'
const BEYOND = 6

/** Felt: short hairs, lighter and darker than the cloth. */
function felt({ sheet, short }: Page): string[] {
  const random = seededRandom(19)
  const hairs = (count: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, -BEYOND, sheet.width + BEYOND)
      const y = between(random, -BEYOND, sheet.height + BEYOND)
      const angle = random() * Math.PI
      const reach = short * between(random, 0.004, 0.01)
      return `M${num(x)} ${num(y)}l${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
    }).join('')
  const ink = { fill: 'none', 'stroke-width': short * 0.0011, 'stroke-opacity': 0.35, 'stroke-linecap': 'round' }
  return [path(hairs(900), { ...ink, stroke: '#2f6b52' }), path(hairs(900), { ...ink, stroke: '#0b2a1f' })]
}

/** The flag with its sewn band, a row of stitches and two ties. */
function flag({ x, y, width, height }: Rect, short: number): string[] {
  const middle = y + height / 2
  const band = short * 0.05
  const corner = (dx: number, dy: number): Point => ({ x: x + dx, y: middle + dy })
  const slope = height / 2 / width
  const inner = (from: number, to: number, air: number) => [
    corner(from, -(height / 2 - slope * from - air)),
    corner(to, -Math.max(0, height / 2 - slope * to - air)),
    corner(to, Math.max(0, height / 2 - slope * to - air)),
    corner(from, height / 2 - slope * from - air),
  ]
  return [
    path(polygonPath([corner(0, -height / 2), corner(width, 0), corner(0, height / 2)]), { fill: ORANGE }),
    path(polygonPath(inner(band * 1.3, width - short * 0.16, short * 0.012)), {
      fill: 'none',
      stroke: CREAM,
      'stroke-width': short * 0.003,
      'stroke-dasharray': `${num(short * 0.012)} ${num(short * 0.008)}`,
    }),
    path(polygonPath(inner(0, band, -short * 0.004)), { fill: CREAM }),
    ...[-0.3, 0.3].map((share) =>
      el('circle', { cx: x + band / 2, cy: middle + height * share, r: short * 0.007, fill: '#17402f' }),
    ),
  ]
}

function star({ x, y }: Point, size: number): string {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const reach = nth % 2 === 0 ? size : size * 0.42
    const angle = (nth * Math.PI) / 5 - Math.PI / 2
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  return path(polygonPath(points), { fill: ORANGE })
}

function cards({ photos, short, field }: Page): string[] {
  const foot = short * 0.034
  return [
    ...photos.flatMap((box) => {
      const card = outset(box, short * 0.01)
      const low = { x: box.x + box.width / 2, y: box.y + box.height + foot * 0.52 }
      return [
        el('rect', { x: card.x, y: card.y, width: card.width, height: card.height + foot - short * 0.01, fill: CREAM }),
        star(low, foot * 0.27),
        ...[-1, 1].map((side) => star({ x: low.x + side * foot * 0.8, y: low.y }, foot * 0.2)),
      ]
    }),
    ...flag(field('t'), short),
  ]
}

/** A team or a club: a felt pennant over a wall of players' cards. */
export const pennant = composed({
  id: 'retro-pennant',
  theme: 'retro',
  sample: { txt1: 'FC Martin', txt2: '2026' },
  paper: '0x17402f',
  margin: 0.06,
  gap: 0.048,
  plans: {
    portrait: [...rows(6, 'tttttttttttt'), ...rows(9, 'AAAAAAAABBBB'), ...rows(9, 'CCCCDDDDEEEE'), '............'],
    square: [...rows(6, 'tttttttttttt'), ...rows(9, 'AAAAAABBBCCC'), ...rows(8, 'DDDDEEEEFFFF'), '............'],
    landscape: [
      ...rows(6, 'tttttttttttttttt'),
      ...rows(9, 'AAAAAABBBBBBCCCC'),
      ...rows(8, 'DDDDEEEEFFFFGGGG'),
      '................',
    ],
    panorama: [
      ...rows(6, 'tttttttttttttttttttt'),
      ...rows(9, 'AAAAABBBBCCCCCCDDDDD'),
      ...rows(8, 'EEEEFFFFGGGGHHHHIIII'),
      '....................',
    ],
  },
  texture: felt,
  under: cards,
  texts: ({ field, short }) => {
    const { x, y, width, height } = field('t')
    const left = x + short * 0.085
    const look = { align: 'left', color: '0xf4e9cf', font: 'Bebas Neue', style: '400', caps: true } as const
    const room = Math.min(width * 0.62, height * 4)
    return [
      title(
        { x: left, y: y + height * 0.16, width: room, height: height * 0.48 },
        { ...look, valign: 'middle', tracking: 0.05, letters: 14 },
      ),
      subtitle(
        { x: left, y: y + height * 0.65, width: room, height: height * 0.18 },
        { ...look, valign: 'middle', tracking: 0.14, letters: 24 },
      ),
    ]
  },
})
