import type { Format } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { ground } from '../kit/ground.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0x22385a'
const WHITE = '#fffaf0'
const NAVY = '#18283f'
const CREAM = '#f5ead2'
const RED = '#cf3a2c'

/** Lengths are shares of the shorter side. */
const EDGE = 0.044
const GAP = 0.024
/** From the roundel to the photos. */
const BESIDE = 0.032
/** The frame round a photo. */
const RIM = 0.007
/** The chequered flag, two squares high, and the rule above it. */
const FLAG = 0.06
const RULE = 0.009
/** Between the photos and the rule. */
const OVER_RULE = 0.03
/** The stripes' breadth, by that of the roundel they run under. */
const STRIPES = 0.66
/** Of the roundel's radius: its dark rim. */
const DISC_RIM = 1.05
/** Under the roundel, in its radius. */
const PLATE = { gap: 0.17, height: 0.62 }
/** What is longer than this has a second photo beside the hero. */
const LONGEST_HERO = 1.82
/** Height of a capital in type of size 1. */
const BEBAS_CAPITAL = 0.7

interface Page {
  /** The first is the hero. */
  readonly photos: readonly Rect[]
  readonly stripes: { readonly x: number; readonly width: number }
  readonly centre: Point
  readonly radius: number
  /** Below the roundel, for the second line. */
  readonly plate: Rect
}

/** Equal photos in a row. */
function inARow(box: Rect, count: number): Rect[] {
  const width = (box.width - (count - 1) * GAP) / count
  return Array.from({ length: count }, (_, nth) => ({ ...box, x: box.x + nth * (width + GAP), width }))
}

/** Rows over each other, by their shares of the height. */
function inAColumn(box: Rect, shares: readonly number[]): Rect[] {
  const unit = (box.height - (shares.length - 1) * GAP) / shares.reduce((sum, share) => sum + share, 0)
  let { y } = box
  return shares.map((share) => {
    const row = { ...box, y, height: unit * share }
    y += row.height + GAP
    return row
  })
}

/** The hero, and a second one beside it on long sheets. */
function heroes(box: Rect): Rect[] {
  if (box.width <= box.height * LONGEST_HERO) return [box]
  const second = Math.max(box.height / 1.72, (box.width - GAP) * 0.38)
  const first = box.width - GAP - second
  return [
    { ...box, width: first },
    { ...box, x: box.x + first + GAP, width: second },
  ]
}

/** By the sheet's proportions; every row begins and ends on the same two lines. */
function photosIn(box: Rect, ratio: number): Rect[] {
  if (ratio >= 1.9) {
    const hero = { ...box, width: (box.width - GAP) * 0.53 }
    const rest = { ...box, x: hero.x + hero.width + GAP, width: box.width - hero.width - GAP }
    return [hero, ...inAColumn(rest, [1, 1]).flatMap((row) => inARow(row, 2))]
  }
  const [first = box, second = box, third] = inAColumn(box, ratio < 1 ? [1.1, 0.5, 0.66] : [1.58, 1])
  return [...heroes(first), ...inARow(second, ratio > 1 ? 3 : 2), ...(third ? [third] : [])]
}

/** The radius of the roundel: the photos need the breadth of narrow sheets. */
function radiusOn(ratio: number): number {
  if (ratio <= 1) return 0.16
  return ratio < 1.9 ? 0.192 : 0.23
}

function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const [width, height] = [format.width / short, format.height / short]
  const radius = radiusOn(width / height)
  const reach = radius * DISC_RIM
  const left = EDGE + 2 * reach + BESIDE
  const foot = height - FLAG - RULE - OVER_RULE
  const high = radius * (2 + PLATE.gap + PLATE.height)
  const centre = { x: EDGE + reach, y: EDGE + (foot - EDGE - high) * 0.5 + radius }
  const lane = 2 * reach * STRIPES
  return {
    photos: photosIn({ x: left, y: EDGE, width: width - EDGE - left, height: foot - EDGE }, width / height),
    stripes: { x: centre.x - lane / 2, width: lane },
    centre,
    radius,
    plate: {
      x: centre.x - radius,
      y: centre.y + radius * (1 + PLATE.gap),
      width: 2 * radius,
      height: radius * PLATE.height,
    },
  }
}

/** Two broad stripes between two fine ones, from edge to edge. */
function stripeMarks({ x, width }: Rect, { height }: Format): string[] {
  const bar = (from: number, to: number, fill: string) =>
    el('rect', { x: x + width * from, y: -BEYOND, width: width * (to - from), height: height + 2 * BEYOND, fill })
  return [bar(0, 0.065, RED), bar(0.15, 0.46, CREAM), bar(0.54, 0.85, CREAM), bar(0.935, 1, RED)]
}

/** A chequered flag along the foot, and on round the wrap. */
function chequers({ width, height }: Format, depth: number, rule: number): string[] {
  const side = width / Math.round(width / (depth / 2))
  // Two whole squares above the edge.
  const top = height - 2 * side
  const [across, down] = [Math.ceil(BEYOND / side), 2 + Math.ceil(BEYOND / side)]
  const cells = Array.from({ length: down }, (_row, row) =>
    Array.from({ length: Math.round(width / side) + 2 * across }, (_cell, col) => col)
      .filter((col) => (col + row) % 2 === 0)
      .map((col) => `M${num((col - across) * side)} ${num(top + row * side)}h${num(side)}v${num(side)}h${num(-side)}z`)
      .join(''),
  )
  const band = { x: -BEYOND, width: width + 2 * BEYOND }
  return [
    el('rect', { ...band, y: top - rule, height: rule + BEYOND * 2, fill: NAVY }),
    el('rect', { ...band, y: top - rule, height: rule, fill: RED }),
    path(cells.join(''), { fill: CREAM }),
  ]
}

/** The roundel on the stripes, and the plate below it. */
function signs(centre: Point, radius: number, plate: Rect): string[] {
  const disc = (share: number, fill: string) => el('circle', { cx: centre.x, cy: centre.y, r: radius * share, fill })
  return [
    disc(DISC_RIM, NAVY),
    disc(1, RED),
    disc(0.965, WHITE),
    path(roundedPath(outset(plate, radius * 0.05), radius * 0.1), { fill: NAVY }),
    path(roundedPath(plate, radius * 0.06), { fill: RED }),
  ]
}

function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const centre = { x: page.centre.x * short, y: page.centre.y * short }
  const [radius, plate] = [page.radius * short, cm(page.plate)]
  const photos = page.photos.map(cm)
  const lane = cm({ ...page.stripes, y: 0, height: 0 })
  const look = { font: 'Bebas Neue', weight: '400', caps: true, align: 'center', valign: 'middle' } as const
  const capitals = radius * 0.64
  return {
    art: {
      ground: sheetArt(format, [...stripeMarks(lane, format), ...chequers(format, short * FLAG, short * RULE)]),
      signs: sheetArt(format, [
        ...photos.map((box) => path(roundedPath(outset(box, short * RIM), 0), { fill: CREAM })),
        ...signs(centre, radius, plate),
      ]),
    },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ground', format),
      sheetOverlay('signs', format),
      ...photos.map((box, nth) => photo(nth + 1, box)),
      title(
        { x: centre.x - radius * 0.79, y: centre.y - radius * 0.55, width: radius * 1.58, height: radius * 1.14 },
        { ...look, color: layerColour(NAVY), tracking: 0.03, fontSize: capitals / BEBAS_CAPITAL },
      ),
      subtitle(
        { x: plate.x + plate.width * 0.02, width: plate.width * 0.96, y: plate.y, height: plate.height * 1.03 },
        { ...look, color: layerColour(WHITE), tracking: 0.01, fontSize: (capitals * 0.45) / BEBAS_CAPITAL },
      ),
    ],
  }
}

/** For a father: his name in the roundel of a racing car, its stripes running past the photos. */
export const racing: StaticTemplate = {
  id: 'retro-racing',
  moods: ['colourful', 'playful'],
  occasions: ['parents'],
  asks: ['father', 'names'],
  pictures: [...FAMILY, 'alpine-lake', 'lighthouse'],
  theme: 'retro',
  sizes: ALL_SIZES,
  draw,
}
