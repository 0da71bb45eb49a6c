import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { bands } from '../kit/band-route.ts'
import { field, title } from '../kit/layers.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, layerColour, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const STRIPES = [TEAL, MUSTARD, ORANGE, RUST, BROWN]
/** Past the edge, so that the stripes also cover the fold of a canvas. */
const BEYOND = 6

/** A rainbow that enters at the left, bends twice round the photos and leaves at the right. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const lying = orientationOf(format) === ORIENTATION.landscape
  const margin = short * 0.055
  const stripe = short * (lying ? 0.019 : 0.0205)
  const band = stripe * STRIPES.length
  const gap = short * 0.022
  const corner = short * 0.05

  // Three level runs; what is left between them are the two bays. The title stands in the second, or under the third.
  const titleHeight = lying ? 0 : short * 0.13
  const open = height - 2 * margin - 3 * band - 4 * gap - titleHeight
  const upper = open * (lying ? 0.62 : 0.58)
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

  const boxes = lying ? lyingBays(above, below, gap) : uprightBays(above, below, gap)
  const text: Rect = lying
    ? { ...below, width: below.width - 2 * (lower * 1.25 + gap) - gap }
    : { x: margin, y: third + band / 2 + gap, width: width - 2 * margin, height: titleHeight }
  return {
    borderMode: 1,
    art: { ribbon: sheetArt(format, bands(route, STRIPES, stripe)) },
    layers: [
      field('overlayshape0', layerColour(CREAM), [{ x: 0, y: 0, ...format }]),
      sheetOverlay('ribbon', format),
      ...boxes.flatMap((box, index) => roundedPhoto(index + 1, box, corner)),
      title(text, {
        font: 'futura-pt',
        style: '700',
        color: layerColour(BROWN),
        align: 'left',
        valign: 'middle',
        caps: true,
        letterSpacing: 0.05,
      }),
    ],
  }
}

/** A large photo with two small ones above, two below, all the way across. */
function uprightBays(above: Rect, below: Rect, gap: number): Rect[] {
  const large = (above.width - gap) * 0.6
  const small = above.width - gap - large
  const half = (above.height - gap) / 2
  const narrow = (below.width - gap) * 0.42
  return [
    { ...above, width: large },
    { x: above.x + large + gap, y: above.y, width: small, height: half },
    { x: above.x + large + gap, y: above.y + half + gap, width: small, height: half },
    { ...below, width: narrow },
    { ...below, x: below.x + narrow + gap, width: below.width - gap - narrow },
  ]
}

/** Three photos above; below, two at the right of the title. */
function lyingBays(above: Rect, below: Rect, gap: number): Rect[] {
  const free = above.width - 2 * gap
  const widths = [free * 0.3, free * 0.4, free * 0.3]
  let x = above.x
  const row = widths.map((width) => {
    const box = { ...above, x, width }
    x += width + gap
    return box
  })
  const small = below.height * 1.25
  const end = below.x + below.width
  return [
    ...row,
    { ...below, x: end - 2 * small - gap, width: small },
    { ...below, x: end - small, width: small },
  ]
}

export const ribbon: StaticTemplate = {
  id: 'retro-ribbon',
  theme: 'retro',
  name: { fr: 'Ruban', nl: 'Lint', en: 'Ribbon', de: 'Regenband', it: 'Nastro', es: 'Cinta' },
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
