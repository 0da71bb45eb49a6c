import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { masked } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'
import { type Foil, foil, GOLD_LEAF } from '../kit/texture.ts'
import { EVENING } from '../picture-sets.ts'

/** A box whose corners are cut in two steps, as on a cinema of the twenties. */
function stepped({ x, y, width, height }: Rect, step: number): string {
  const s = num(step)
  const right = num(width - 4 * step)
  const down = num(height - 4 * step)
  return (
    `M${num(x + 2 * step)} ${num(y)}h${right}v${s}h${s}v${s}h${s}v${down}h-${s}v${s}h-${s}v${s}h-${right}` +
    `v-${s}h-${s}v-${s}h-${s}v-${down}h${s}v-${s}h${s}z`
  )
}

/** A fan of rays from a point, opening over `spread` degrees about a direction. */
function fan(foot: Point, radius: number, direction: number, spread: number, leaf: Foil): string[] {
  const count = 13
  const rays = Array.from({ length: count }, (_, nth) => {
    const angle = direction - spread / 2 + (spread * nth) / (count - 1)
    const reach = radius * (nth % 2 === 0 ? 1 : 0.8)
    const half = 1.15
    const tip = polar(foot, reach, angle)
    const [a, b] = [polar(foot, radius * 0.16, angle - half), polar(foot, radius * 0.16, angle + half)]
    const [c, d] = [polar(foot, reach * 0.94, angle + half), polar(foot, reach * 0.94, angle - half)]
    return `M${[a, d, tip, c, b].map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}z`
  })
  const arc = (reach: number) => {
    const [from, to] = [polar(foot, reach, direction - spread / 2 - 4), polar(foot, reach, direction + spread / 2 + 4)]
    return `M${num(from.x)} ${num(from.y)}A${num(reach)} ${num(reach)} 0 0 1 ${num(to.x)} ${num(to.y)}`
  }
  return [
    path(rays.join(''), { fill: leaf.paint }),
    path(arc(radius * 0.12) + arc(radius * 0.5), { fill: 'none', stroke: leaf.paint, 'stroke-width': radius * 0.014 }),
  ]
}

const STEP = 0.012

const fanRadius = ({ width, height }: Rect) => Math.min(height * 0.62, width * 0.074)

function gold({ sheet, short, photos, field, shape }: DrawnPage): string[] {
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const line = (d: string, width: number) =>
    path(d, { fill: 'none', stroke: leaf.paint, 'stroke-width': short * width })
  const { x, y, width, height } = field('t')
  const foot = { y: y + height * 0.76 }
  const radius = fanRadius(field('t'))
  const crestRadius = shape === 'panorama' ? height * 0.28 : short * (shape === 'portrait' ? 0.125 : 0.088)
  const crest = { x: x + width / 2, y: shape === 'panorama' ? y + height * 0.36 : y }
  return [
    leaf.definition,
    line(stepped(inset(sheet, short * 0.032), short * 0.02), 0.004),
    line(stepped(inset(sheet, short * 0.043), short * 0.02), 0.0016),
    ...photos.map((box) => line(stepped(outset(box, short * 0.01), short * STEP), 0.0028)),
    ...(shape === 'landscape'
      ? [x + radius * 1.15, x + width - radius * 1.15].flatMap((at) => fan({ ...foot, x: at }, radius, -90, 150, leaf))
      : fan(crest, crestRadius, -90, 150, leaf)),
  ]
}

function windows({ photos, short }: DrawnPage): Layer[] {
  return photos.flatMap((box, nth) =>
    masked(nth + 1, box, box, stepped({ x: 0, y: 0, width: box.width, height: box.height }, short * STEP)),
  )
}

/** An anniversary in gold and emerald, as the twenties would have printed it. */
export const deco = composed({
  id: 'classic-deco',
  moods: ['classic', 'romantic'],
  occasions: ['anniversary'],
  asks: ['names', 'years'],
  pictures: ['shore-couple', ...EVENING, 'fireworks', 'candles'],
  theme: 'classic',
  paper: '0x0f2d2a',
  margin: 0.076,
  gap: 0.032,
  plans: {
    portrait: [...rows(10, 'AAAAAABBBBBB'), ...rows(9, 'CCCCDDDDEEEE')],
    square: [...rows(9, 'AAABBBBBBCCC'), ...rows(9, 'DDDBBBBBBEEE')],
    landscape: [...rows(9, 'AAAABBBBBCCCC'), ...rows(9, 'DDDDBBBBBEEEE')],
    panorama: [...rows(9, 'AAABBBCCCCCDDDDDDD'), ...rows(9, 'EEEFFFCCCCCttttttt')],
  },
  under: gold,
  photos: windows,
  clear: (shape) => ({ portrait: 0.16, square: 0.115, landscape: 0.016, panorama: 0 })[shape],
  place: ({ field, shape }) => {
    const { x, y, width, height } = field('t')
    const side = shape === 'landscape' ? fanRadius(field('t')) * 2.3 : 0
    const top = shape === 'panorama' ? height * 0.34 : 0
    return { x: x + side, y: y + top, width: width - 2 * side, height: height - top }
  },
  words: () => ({
    name: { font: 'Limelight', weight: '400', color: '0xf3e0a6', caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xd9b76e', caps: true, tracking: 0.26, letters: 11 },
  }),
})
