import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'
import { bands } from '../kit/band-route.ts'
import { BEYOND } from '../kit/beyond.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const STRIPES = [TEAL, MUSTARD, ORANGE, RUST, BROWN]
/** As shares of the shorter side: a stripe, the sheet that stays clear beside the band, and between two photos. */
const STRIPE = 0.015
const CLEAR = 0.025
const GAP = 0.02
const MARGIN = 0.05
const CORNER = 0.034
/** What the name takes of the sheet's width; on a lying sheet the date stands at the other end of its line. */
const NAME: Readonly<Record<Orientation, number>> = {
  [ORIENTATION.portrait]: 0.62,
  [ORIENTATION.square]: 0.6,
  [ORIENTATION.landscape]: 0.5,
}

interface Course {
  readonly corners: readonly Point[]
  readonly photos: readonly Rect[]
  /** Where the band ends above the title. */
  readonly foot: number
}

/** Upright the band bends twice, round two bays of photos. */
function twice({ width, height }: Format, short: number, title: number): Course {
  const [margin, clear, gap, band] = [short * MARGIN, short * CLEAR, short * GAP, short * STRIPE * STRIPES.length]
  const open = height - margin - 3 * band - 4 * clear - title
  const [upper, lower] = [open * 0.57, open * 0.43]
  const second = margin + band + 2 * clear + upper
  const third = second + band + 2 * clear + lower
  const bay = { width: width - 2 * margin - band - clear }
  const above = { ...bay, x: margin, y: margin + band + clear, height: upper }
  const below = { ...bay, x: margin + band + clear, y: second + band + clear, height: lower }
  const [large = above, small = above] = row(above, gap, [0.6, 0.4])
  const [right, left] = [width - margin - band / 2, margin + band / 2]
  return {
    corners: [
      { x: -BEYOND, y: margin + band / 2 },
      { x: right, y: margin + band / 2 },
      { x: right, y: second + band / 2 },
      { x: left, y: second + band / 2 },
      { x: left, y: third + band / 2 },
      { x: width + BEYOND, y: third + band / 2 },
    ],
    photos: [large, ...stack(small, gap), ...row(below, gap, [0.46, 0.54])],
    foot: third + band,
  }
}

/** A sheet that is no higher than wide has height for one bay of large photos: the band goes round it once. */
function once({ width, height }: Format, short: number, title: number): Course {
  const [margin, clear, gap, band] = [short * MARGIN, short * CLEAR, short * GAP, short * STRIPE * STRIPES.length]
  const foot = height - title
  const bay = {
    x: margin,
    y: margin + band + clear,
    width: width - 2 * margin - band - clear,
    height: foot - 2 * band - 2 * clear - margin,
  }
  const right = width - margin - band / 2
  return {
    corners: [
      { x: -BEYOND, y: margin + band / 2 },
      { x: right, y: margin + band / 2 },
      { x: right, y: foot - band / 2 },
      { x: -BEYOND, y: foot - band / 2 },
    ],
    photos: bayOf(bay, gap, width / height),
    foot,
  }
}

function bayOf(bay: Rect, gap: number, proportions: number): Rect[] {
  if (proportions === 1) {
    const [large = bay, small = bay] = row(bay, gap, [0.58, 0.42])
    return [large, ...stack(small, gap)]
  }
  if (proportions < 1.4) {
    const [large = bay, small = bay] = row(bay, gap, [0.55, 0.45])
    return [large, ...stack(small, gap)]
  }
  if (proportions < 1.9) {
    const [large = bay, middle = bay, small = bay] = row(bay, gap, [0.42, 0.29, 0.29])
    return [large, ...stack(middle, gap), ...stack(small, gap)]
  }
  const [first = bay, second = bay, large = bay, last = bay] = row(bay, gap, [0.21, 0.21, 0.35, 0.23])
  return [...stack(first, gap), ...stack(second, gap), large, ...stack(last, gap)]
}

/** A rainbow that enters at the left and bends round the photos; the title ends where its outer edge does. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * MARGIN
  const title = short * (width >= 1.9 * height ? 0.185 : width > height ? 0.155 : 0.205)
  const { corners, photos, foot } = (height > width ? twice : once)(format, short, title)
  const route = { radius: short * (STRIPE * STRIPES.length * 0.5 + CLEAR + CORNER), corners }
  return {
    art: { ground: sheetArt(format, bands(route, STRIPES, short * STRIPE)) },
    layers: [
      ground(format, layerColour(CREAM)),
      sheetOverlay('ground', format),
      ...photos.flatMap((box, index) => roundedPhoto(index + 1, box, short * CORNER)),
      ...inscribed({ x: margin, y: foot, width: width - 2 * margin, height: height - foot }, format, {
        name: { font: 'futura-pt', weight: '700', color: layerColour(BROWN), caps: true, tracking: 0.08 },
        line: { font: 'futura-pt', weight: '500', color: layerColour(RUST), caps: true, tracking: 0.08, letters: 14 },
        beside: width > height,
        share: NAME[orientationOf(format)],
      }),
    ],
  }
}

function stack(box: Rect, gap: number): Rect[] {
  const height = (box.height - gap) / 2
  return [
    { ...box, height },
    { ...box, y: box.y + height + gap, height },
  ]
}

function row(bay: Rect, gap: number, shares: readonly number[]): Rect[] {
  const free = bay.width - (shares.length - 1) * gap
  let { x } = bay
  return shares.map((share) => {
    const box = { ...bay, x, width: free * share }
    x += box.width + gap
    return box
  })
}

export const ribbon: StaticTemplate = {
  id: 'retro-ribbon',
  moods: ['colourful'],
  asks: ['names', 'summer'],
  pictures: [...FAMILY, 'bicycle-wall'],
  theme: 'retro',
  sizes: ALL_SIZES,
  draw,
}
