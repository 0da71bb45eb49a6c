import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'

const WHITE = '#fffaf0'
const NAVY = '#18283f'
const CREAM = '#f5ead2'
const RED = '#cf3a2c'
/** Of the chequered foot, as a share of the shorter side. */
const FOOT = 0.058
/** The frame round a photo, as a share of the shorter side. */
const RIM = 0.007
/** Height of a capital in type of size 1. */
const BEBAS_CAPITAL = 0.7

/** The middle of what is seen beside the photos, from the edge of the sheet to their frames. */
function middleOf({ photos, short }: DrawnPage): number {
  return (Math.min(...photos.map(({ x }) => x)) - short * RIM) / 2
}

/** Two broad stripes between two fine ones, down the lane of the roundel from edge to edge. */
function stripes(page: DrawnPage): string[] {
  const { sheet, short, field } = page
  const lane = field('t')
  const middle = middleOf(page)
  const bar = (from: number, to: number, fill: string) =>
    [-1, 1].map((side) => {
      const [left, right] = side < 0 ? [middle - to, middle - from] : [middle + from, middle + to]
      return el('rect', { x: left, y: -BEYOND, width: right - left, height: sheet.height + 2 * BEYOND, fill })
    })
  const unit = lane.width / 100
  return [...bar(unit * 3, unit * 17, CREAM), ...bar(unit * 21, unit * 24, RED), ...chequers(sheet, short * FOOT)]
}

/** A chequered flag along the foot, and on round the wrap. */
function chequers({ width, height }: Rect, depth: number): string[] {
  const side = width / Math.round(width / (depth / 3))
  // Three whole squares above the edge.
  const top = height - 3 * side
  const [across, down] = [Math.ceil(BEYOND / side), 3 + Math.ceil(BEYOND / side)]
  const cells = Array.from({ length: down }, (_row, row) =>
    Array.from({ length: Math.round(width / side) + 2 * across }, (_cell, col) => col)
      .filter((col) => (col + row) % 2 === 0)
      .map((col) => `M${num((col - across) * side)} ${num(top + row * side)}h${num(side)}v${num(side)}h${num(-side)}z`)
      .join(''),
  )
  const band = { x: -BEYOND, width: width + 2 * BEYOND }
  return [
    el('rect', { ...band, y: top - depth * 0.3, height: depth * 0.3 + BEYOND * 2, fill: NAVY }),
    el('rect', { ...band, y: top - depth * 0.3, height: depth * 0.14, fill: RED }),
    path(cells.join(''), { fill: CREAM }),
  ]
}

/** What is left free between the roundel and the edge of the sheet or a photo, as a share of the shorter side. */
const BESIDE = 0.028
/** How wide the plate is, by the roundel. */
const PLATE = 1

interface Seat {
  readonly centre: Point
  readonly radius: number
  /** Below the roundel, for the second line. */
  readonly plate: Rect
}

/** The roundel in the lower half of its lane, and the plate below it. */
function seatOf(page: DrawnPage): Seat {
  const lane = page.field('t')
  const middle = middleOf(page)
  const radius = middle - page.short * BESIDE
  const [gap, low] = [radius * 0.14, radius * 0.64]
  const top = lane.y + (lane.height - 2 * radius - gap - low) * 0.66
  return {
    centre: { x: middle, y: top + radius },
    radius,
    plate: { x: middle - radius * PLATE, y: top + 2 * radius + gap, width: 2 * radius * PLATE, height: low },
  }
}

function under(page: DrawnPage): string[] {
  const { photos, short } = page
  const { centre, radius, plate } = seatOf(page)
  const disc = (share: number, fill: string) => el('circle', { cx: centre.x, cy: centre.y, r: radius * share, fill })
  return [
    ...photos.map((box) => path(roundedPath(outset(box, short * RIM), 0), { fill: CREAM })),
    disc(1.05, NAVY),
    disc(1, RED),
    disc(0.965, WHITE),
    path(roundedPath(outset(plate, radius * 0.05), radius * 0.1), { fill: NAVY }),
    path(roundedPath(plate, radius * 0.06), { fill: RED }),
  ]
}

/** For a father: his name in the roundel of a racing car, its stripes running past the photos. */
export const racing = composed({
  id: 'retro-racing',
  moods: ['colourful', 'playful'],
  occasions: ['parents'],
  asks: ['father', 'names'],
  pictures: [...FAMILY, 'alpine-lake', 'lighthouse'],
  theme: 'retro',
  paper: '0x22385a',
  margin: 0.042,
  gap: 0.024,
  plans: {
    portrait: [
      ...rows(14, 'ttttttAAAAAAAAAAAA'),
      ...rows(5, 'ttttttBBBBBBCCCCCC'),
      ...rows(5, 'ttttttDDDDDDEEEEEE'),
      '..................',
    ],
    square: [...rows(12, 'tttttAAAAAAAAAAAA'), ...rows(8, 'tttttBBBBBBCCCCCC'), '.................'],
    landscape: [...rows(13, 'tttttAAAAAAAAAAAAA'), ...rows(7, 'tttttBBBBBCCCCDDDD'), '..................'],
    wide: [...rows(6, 'tttttAAAAAAAAABBBBB'), ...rows(6, 'tttttAAAAAAAAACCCCC'), '...................'],
    panorama: [...rows(6, 'tttttAAAAAAAAAABBBBBB'), ...rows(6, 'tttttAAAAAAAAAACCCCCC'), '.....................'],
  },
  texture: stripes,
  under,
  texts: (page) => {
    const { centre, radius, plate } = seatOf(page)
    const look = { font: 'Bebas Neue', weight: '400', caps: true, align: 'center', valign: 'middle' } as const
    const capitals = radius * 0.66
    return [
      title(
        { x: centre.x - radius * 0.87, y: centre.y - radius * 0.58, width: radius * 1.74, height: radius * 1.2 },
        { ...look, color: layerColour(NAVY), tracking: 0.03, fontSize: capitals / BEBAS_CAPITAL },
      ),
      subtitle(
        { x: plate.x + plate.width * 0.02, width: plate.width * 0.96, y: plate.y, height: plate.height * 1.03 },
        { ...look, color: layerColour(WHITE), tracking: 0.01, fontSize: (capitals * 0.435) / BEBAS_CAPITAL },
      ),
    ]
  },
})
