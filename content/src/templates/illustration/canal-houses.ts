import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'

const WINE = '#8c4a52'
const FRAME = '#fbf5e9'
const ROOF = '#3d4148'
const WALLS = ['#b5533c', '#d9a13b', '#3f6f73', WINE, '#5b7553', '#c77b52']

/** Gables over a wall of width 1, drawn from its left shoulder to its right. */
const GABLES = [
  (w: number, h: number) => `l${num(w / 2)} ${num(-h)}l${num(w / 2)} ${num(h)}z`,
  (w: number, h: number) => {
    const [step, rise] = [w / 8, h / 3.4]
    const up = `v${num(-rise)}h${num(step)}`
    const down = `h${num(step)}v${num(rise)}`
    return `${up}${up}${up}v${num(-rise * 0.4)}h${num(step * 2)}v${num(rise * 0.4)}${down}${down}${down}z`
  },
  (w: number, h: number) =>
    `c${num(w * 0.16)} 0 ${num(w * 0.2)} ${num(-h * 0.2)} ${num(w * 0.24)} ${num(-h * 0.55)}` +
    `c${num(w * 0.04)} ${num(-h * 0.3)} ${num(w * 0.14)} ${num(-h * 0.45)} ${num(w * 0.26)} ${num(-h * 0.45)}` +
    `c${num(w * 0.12)} 0 ${num(w * 0.22)} ${num(h * 0.15)} ${num(w * 0.26)} ${num(h * 0.45)}` +
    `c${num(w * 0.04)} ${num(h * 0.35)} ${num(w * 0.08)} ${num(h * 0.55)} ${num(w * 0.24)} ${num(h * 0.55)}z`,
]

interface House extends Rect {
  readonly nth: number
}

/** One house for every column of photos. */
function housesOf({ photos, field, short, gap }: DrawnPage): House[] {
  const columns = new Map<string, Rect[]>()
  for (const box of photos) columns.set(box.x.toFixed(3), [...(columns.get(box.x.toFixed(3)) ?? []), box])
  const pavement = field('s').y
  return [...columns.values()].map((boxes, nth) => {
    const x = Math.min(...boxes.map((box) => box.x)) - gap * 0.42
    const width = Math.max(...boxes.map((box) => box.width)) + gap * 0.84
    const y = Math.min(...boxes.map((box) => box.y)) - short * 0.034
    return { nth, x, y, width, height: pavement - y }
  })
}

function facade({ nth, x, y, width, height }: House, short: number): string[] {
  const fill = WALLS[nth % WALLS.length] ?? ''
  const gable = Math.min(width * 0.46, short * 0.11)
  const outline = GABLES[nth % GABLES.length]?.(width, gable) ?? ''
  const light = { x: x + width / 2, y: y - gable * 0.36 }
  return [
    ...(nth % 2 === 0
      ? [el('rect', { x: x + width * 0.72, y: y - gable * 0.86, width: width * 0.1, height: gable, fill: ROOF })]
      : []),
    path(`M${num(x)} ${num(y)}${outline}`, { fill }),
    el('rect', { x, y: y - 0.01, width, height: height + 0.01, fill }),
    path(circlePath(light, Math.min(width, gable * 2) * 0.1), { fill: FRAME }),
    path(circlePath(light, Math.min(width, gable * 2) * 0.072), { fill: ROOF }),
    el('rect', {
      x: x - width * 0.012,
      y: y - short * 0.004,
      width: width * 1.024,
      height: short * 0.008,
      fill: FRAME,
    }),
  ]
}

/** The sun stands over the lowest roof, where the row leaves most sky. */
function sun(page: DrawnPage): string[] {
  const last = housesOf(page).at(-1)
  if (page.shape !== 'portrait' || !last) return []
  const above = last.y - page.short * 0.11 - page.inner.y
  const radius = Math.min(last.width * 0.24, above * 0.34)
  const centre = { x: last.x + last.width / 2, y: page.inner.y + above * 0.46 }
  return [
    path(circlePath(centre, radius * 1.34), { fill: '#e8b04b', 'fill-opacity': 0.25 }),
    path(circlePath(centre, radius), { fill: '#e8b04b' }),
  ]
}

function street(page: DrawnPage): string[] {
  const { field, short, photos, inner } = page
  const { y } = field('s')
  return [
    ...sun(page),
    ...housesOf(page).flatMap((house) => facade(house, short)),
    ...photos.map((box) => {
      const frame = outset(box, short * 0.008)
      return el('rect', { x: frame.x, y: frame.y, width: frame.width, height: frame.height, fill: FRAME })
    }),
    ...photos.map(({ x, y: top, width, height: high }) =>
      el('rect', {
        x: x - short * 0.012,
        y: top + high + short * 0.006,
        width: width + short * 0.024,
        height: short * 0.009,
        fill: FRAME,
      }),
    ),
    el('rect', { x: inner.x - short * 0.015, y, width: inner.width + short * 0.03, height: short * 0.016, fill: ROOF }),
  ]
}

/** A front so many columns wide, with windows one above the other, each from its row down to the next. */
function front(columns: number, windows: string, ...from: readonly number[]) {
  return (row: number): string => (windows[from.findLastIndex((first) => first <= row)] ?? '.').repeat(columns)
}

/** So many rows of fronts side by side, and the pavement. */
function streetOf(count: number, fronts: readonly ReturnType<typeof front>[]): string[] {
  const row = (nth: number) => fronts.map((each) => each(nth)).join('')
  return [...Array.from({ length: count }, (_, nth) => row(nth)), 's'.repeat(row(0).length)]
}

/** A new home: a row of gabled houses whose windows are photos. */
export const canalHouses = composed({
  id: 'illustration-canal-houses',
  moods: ['playful', 'colourful'],
  occasions: ['home'],
  asks: ['names', 'address'],
  pictures: [
    'cat-sill',
    'bicycle-wall',
    'bouquet',
    'family-beach',
    'lake-bench',
    'child-and-dog',
    'running-dog',
    'coffee',
    'lemons',
    'boots',
    'swing',
    'teddy-bear',
    'rowing-boat',
    'tulip',
  ],
  theme: 'illustration',
  paper: '0xf3ead9',
  margin: 0.05,
  gap: 0.036,
  plans: {
    portrait: streetOf(30, [front(3, 'AD', 8, 18), front(4, 'BE', 5, 19), front(3, 'CF', 11, 20)]),
    square: streetOf(28, [front(3, 'AD', 8, 18), front(4, 'B', 6), front(3, 'CE', 9, 18)]),
    landscape: streetOf(26, [front(6, 'A', 7), front(4, 'BE', 5, 15), front(4, 'CF', 8, 16), front(4, 'DG', 6, 15)]),
    panorama: streetOf(24, [
      front(6, 'A', 5),
      front(4, 'BD', 4, 13),
      front(5, 't.C', 0, 9, 14),
      front(5, 't.E', 0, 9, 14),
    ]),
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 21, colors: ['#c9b48d', '#ffffff'], opacity: 0.4, count: 200 }),
  under: street,
  clear: () => 0.036,
  words: (shape) => ({
    name: {
      font: 'Bebas Neue',
      weight: '400',
      color: layerColour(ROOF),
      caps: true,
      tracking: 0.05,
    },
    line: {
      font: 'Josefin Sans',
      weight: '400',
      color: layerColour(WINE),
      caps: true,
      tracking: shape === 'portrait' || shape === 'square' ? 0.12 : 0.06,
      letters: 16,
    },
    beside: shape === 'landscape',
    ...(shape === 'landscape' ? { nameWidth: 0.54 } : {}),
    share: { portrait: 0.66, square: 0.56, landscape: 0.46, panorama: 0.43 }[shape],
    ...(shape === 'panorama' ? { fill: 0.95 } : {}),
  }),
})
