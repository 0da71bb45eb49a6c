import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { bands } from '../kit/band-route.ts'
import { BEYOND } from '../kit/beyond.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const STRIPES = [TEAL, MUSTARD, ORANGE, RUST, BROWN]
/** How wide a stripe is, as a share of the shorter side: three runs of five take much of a low sheet. */
const STRIPE: Readonly<Record<Orientation, number>> = {
  [ORIENTATION.portrait]: 0.0145,
  [ORIENTATION.square]: 0.0125,
  [ORIENTATION.landscape]: 0.0108,
}
/** What the name takes of the sheet's width; the date stands at the other end of its line. */
const NAME: Readonly<Record<Orientation, number>> = {
  [ORIENTATION.portrait]: 0.52,
  [ORIENTATION.square]: 0.52,
  [ORIENTATION.landscape]: 0.5,
}

/** A rainbow that enters at the left, bends twice round the photos and leaves at the right. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const orientation = orientationOf(format)
  const margin = short * 0.055
  const stripe = short * STRIPE[orientation]
  const band = stripe * STRIPES.length
  const gap = short * 0.02
  const corner = short * 0.042

  // Three level runs; what is left between them are the two bays. The title stands under the third.
  const titleHeight = short * 0.085
  const open = height - 2 * margin - 3 * band - 4 * gap - titleHeight
  const upper = open * 0.57
  const lower = open - upper
  const runs = [margin, margin + band + 2 * gap + upper, margin + 2 * band + 4 * gap + upper + lower].map(
    (top) => top + band / 2,
  )
  const [first = 0, second = 0, third = 0] = runs
  const right = width - margin - band / 2
  const left = margin + band / 2
  const route = {
    radius: band / 2 + gap + corner,
    corners: [
      { x: -BEYOND, y: first },
      { x: right, y: first },
      { x: right, y: second },
      { x: left, y: second },
      { x: left, y: third },
      { x: width + BEYOND, y: third },
    ],
  }
  const bayWidth = width - 2 * margin - band - gap
  const above: Rect = { x: margin, y: first + band / 2 + gap, width: bayWidth, height: upper }
  const below: Rect = { x: margin + band + gap, y: second + band / 2 + gap, width: bayWidth, height: lower }

  const boxes = [...upperBay(above, gap, orientation), ...lowerBay(below, gap, orientation)]
  const foot = third + band / 2
  const text: Rect = { x: margin, y: foot, width: width - 2 * margin, height: height - foot }
  return {
    art: { ground: sheetArt(format, bands(route, STRIPES, stripe)) },
    layers: [
      ground(format, layerColour(CREAM)),
      sheetOverlay('ground', format),
      ...boxes.flatMap((box, index) => roundedPhoto(index + 1, box, corner)),
      ...inscribed(text, format, {
        name: { font: 'futura-pt', weight: '700', color: layerColour(BROWN), caps: true, tracking: 0.08 },
        line: { font: 'futura-pt', weight: '500', color: layerColour(RUST), caps: true, tracking: 0.08, letters: 14 },
        beside: true,
        share: NAME[orientation],
      }),
    ],
  }
}

/** Upright there is height enough to stack two small photos beside the large one; else all stand side by side. */
function upperBay(bay: Rect, gap: number, orientation: Orientation): Rect[] {
  if (orientation === ORIENTATION.landscape) return row(bay, gap, [0.3, 0.4, 0.3])
  if (orientation === ORIENTATION.square) return row(bay, gap, [0.58, 0.42])
  const [large = bay, small = bay] = row(bay, gap, [0.6, 0.4])
  const half = (small.height - gap) / 2
  return [large, { ...small, height: half }, { ...small, y: small.y + half + gap, height: half }]
}

function lowerBay(bay: Rect, gap: number, orientation: Orientation): Rect[] {
  return row(bay, gap, orientation === ORIENTATION.landscape ? [0.22, 0.28, 0.28, 0.22] : [0.3, 0.4, 0.3])
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
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
