import type { Format } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar, polygonPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { EVENING } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST } from './palette.ts'

const WORDS: Inscription = {
  name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
}
const RAY = '#f6dca6'
const RINGS = [RUST, ORANGE, MUSTARD]
const RAYS = 22
/** How much of the sun still stands above the horizon, by its radius: more than half of it, so that heads have room. */
const ABOVE = 1.2
/** And where a lying sheet has height to spare. */
const HIGHEST = 1.6
/** As shares of the shorter side: to the edge, between photos, a stripe of the shore, between words and others. */
const MARGIN = 0.05
const GAP = 0.026
const STRIPE = 0.014
const CLEAR = 0.05

interface Arrangement {
  readonly centre: Point
  /** The outermost ring. */
  readonly radius: number
  readonly horizon: number
  /** How far its middle stands above that. */
  readonly below: number
  /** The room of the small photos, and how they share it. */
  readonly room: Rect
  readonly columns: number
  readonly rows: number
}

/** Upright the small photos lie on the shore; a lying sheet has room for them in the sky beside the sun. */
function arrange({ width, height }: Format, foot: number): Arrangement {
  const short = Math.min(width, height)
  const [margin, gap] = [short * MARGIN, short * GAP]
  const band = RINGS.length * short * STRIPE
  if (width > height) {
    const horizon = height - foot - band
    const radius = Math.min((horizon - margin * 0.9) / ABOVE, width * 0.345)
    const above = Math.min(HIGHEST, (horizon - margin * 0.9) / radius)
    const below = (above - 1) * radius
    const x = margin * 0.7 + 2 * radius + gap
    const isLong = width >= 1.9 * height
    return {
      centre: { x: margin * 0.7 + radius, y: horizon - below },
      radius,
      horizon,
      below,
      room: { x, y: margin, width: width - margin - x, height: horizon - gap - margin },
      columns: isLong ? 2 : 1,
      rows: isLong ? 2 : 3,
    }
  }
  const isTall = height >= width * 1.3
  const radius = width * (width === height ? 0.43 : 0.455)
  const horizon = margin * 0.9 + ABOVE * radius
  const top = horizon + band + gap
  return {
    centre: { x: width / 2, y: margin * 0.9 + radius },
    radius,
    horizon,
    below: (ABOVE - 1) * radius,
    room: { x: margin, y: top, width: width - 2 * margin, height: height - foot - top },
    columns: isTall ? 2 : 3,
    rows: isTall ? 2 : 1,
  }
}

/** The sun goes down at a shore; the largest photo is the sun. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const foot = bandFor(width - 2 * short * MARGIN, format, WORDS, short * CLEAR)
  const { centre, radius, horizon, below, room, columns, rows } = arrange(format, foot)
  const ring = radius * 0.04
  const sky = radius - RINGS.length * ring
  // A line of light, so that a golden photo does not melt into a golden ring.
  const sun = sky - short * 0.007
  const gap = short * GAP
  const cell = { width: (room.width - (columns - 1) * gap) / columns, height: (room.height - (rows - 1) * gap) / rows }
  const marks = [
    ...rays(centre, Math.hypot(width, height)),
    ...RINGS.map((color, index) => path(disc(centre, radius - index * ring, below), { fill: color })),
    path(disc(centre, sky, below), { fill: CREAM }),
    el('rect', { x: -BEYOND, y: horizon, width: width + 2 * BEYOND, height: height + BEYOND, fill: BROWN }),
    ...RINGS.map((color, index) =>
      el('rect', {
        x: -BEYOND,
        y: horizon + index * short * STRIPE,
        width: width + 2 * BEYOND,
        height: short * (STRIPE + 0.0005),
        fill: color,
      }),
    ),
  ]
  const small = Array.from({ length: columns * rows }, (_, nth) => ({
    ...cell,
    x: room.x + (nth % columns) * (cell.width + gap),
    y: room.y + Math.floor(nth / columns) * (cell.height + gap),
  }))
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(CREAM)),
      sheetOverlay('ground', format),
      ...masked(
        1,
        { x: centre.x - sun, y: centre.y - sun, width: 2 * sun, height: sun + below },
        { width: 2 * sun, height: sun + below },
        disc({ x: sun, y: sun }, sun, below),
      ),
      ...small.flatMap((box, nth) => roundedPhoto(nth + 2, box, short * 0.03)),
      ...inscribed(
        { x: short * MARGIN, y: height - foot, width: width - 2 * short * MARGIN, height: foot },
        format,
        WORDS,
      ),
    ],
  }
}

/** A disc, cut level so far below its middle. */
function disc({ x, y }: Point, radius: number, below: number): string {
  const half = Math.sqrt(radius ** 2 - below ** 2)
  const r = num(radius)
  return `M${num(x - half)} ${num(y + below)}A${r} ${r} 0 1 1 ${num(x + half)} ${num(y + below)}z`
}

/** Wedges all round, every other one lit; one stands upright. */
function rays(centre: Point, reach: number): string[] {
  const step = 360 / RAYS
  const wedges = Array.from({ length: RAYS / 2 }, (_, nth) => {
    const from = -90 + (2 * nth - 0.5) * step
    return polygonPath([centre, polar(centre, reach, from), polar(centre, reach, from + step)])
  })
  return [path(wedges.join(''), { fill: RAY })]
}

export const sunset: StaticTemplate = {
  id: 'retro-sunset',
  moods: ['colourful'],
  occasions: ['travel'],
  asks: ['place', 'tripDates'],
  pictures: [...EVENING, 'shore-couple', 'lavender-field', 'regatta'],
  theme: 'retro',
  sizes: ALL_SIZES,
  draw,
}
