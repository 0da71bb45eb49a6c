import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { field, photo, subtitle, title } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { stampPath } from '../kit/stamp-edge.ts'
import { el, path } from '../kit/svg.ts'
import { middleOf, turned } from '../kit/turned.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { postmark } from './postmark.ts'

const PAPER = '0xf5edda'
const RED = '#b94a41'
const BLUE = '#45698a'
const EDGE = '#f9f3e6'
const INK = '#54483c'
const BEYOND = 6
const STAMP_TURNS = [-1.6, 1.2, 0.8, -1.2]

interface Post {
  readonly pictures: readonly Rect[]
  readonly stamps: readonly Rect[]
  readonly address: Rect
}

function postOf(format: Format, room: Rect, gap: number): Post {
  if (orientationOf(format) === ORIENTATION.landscape) {
    const left = (room.width - 2 * gap) * 0.52
    const right = room.width - left - 2 * gap
    const x = room.x + left + 2 * gap
    const stamp = (right - 2 * gap) / 3
    const tall = stamp * 1.22
    return {
      pictures: [{ ...room, width: left }],
      stamps: [0, 1, 2].map((index) => ({ x: x + index * (stamp + gap), y: room.y, width: stamp, height: tall })),
      address: { x, y: room.y + tall + gap * 3, width: right, height: room.height - tall - gap * 3 },
    }
  }
  const upright = orientationOf(format) === ORIENTATION.portrait
  const top = room.height * (upright ? 0.52 : 0.54)
  const bottom = room.height - top - gap * 1.5
  const columns = upright ? 1 : 2
  const tall = (bottom - gap) / 2
  const stamp = Math.min(tall / 1.2, room.width * (upright ? 0.25 : 0.21))
  const y = room.y + top + gap * 1.5
  const x = room.x + room.width - columns * (stamp + gap) + gap
  const large = (room.width - gap) * 0.6
  return {
    pictures: upright
      ? [
          { ...room, width: large, height: top },
          { ...room, x: room.x + large + gap, width: room.width - gap - large, height: top },
        ]
      : [{ ...room, height: top }],
    stamps: Array.from({ length: 2 * columns }, (_, index) => ({
      x: x + (index % columns) * (stamp + gap),
      y: y + Math.floor(index / columns) * (tall + gap),
      width: stamp,
      height: tall,
    })),
    address: { x: room.x, y, width: x - room.x - gap * 2, height: bottom },
  }
}

/** The back of a postcard: stamps and postmark at the right, the title where the address goes. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const rim = short * 0.034
  const gap = short * 0.024
  const sheet = { x: 0, y: 0, ...format }
  const { pictures, stamps, address } = postOf(format, inset(sheet, rim + short * 0.05), gap)
  const tooth = short * 0.0135
  const inside = short * 0.016

  const papers = stamps.map((stamp, index) =>
    turned(middleOf(stamp), STAMP_TURNS[index] ?? 0, [
      ...paperShadow(stampPath(stamp, tooth), short * 0.008),
      path(stampPath(stamp, tooth), { fill: EDGE }),
    ]),
  )
  const first = stamps[0] ?? address
  const radius = short * 0.068
  const upright = stamps.length === 2
  // Where the first stamp's foot is: it strikes stamp and card alike.
  const cancel = upright
    ? { x: first.x + radius * 0.45, y: first.y + first.height * 0.97 }
    : { x: first.x - gap * 0.2, y: first.y + first.height * (stamps.length === 3 ? 0.92 : 1.02) }
  const lines = linesOf(address, short)
  return {
    art: {
      rim: sheetArt(format, [
        path(polygonPath(cornersOf(outset(sheet, BEYOND))), { fill: EDGE }),
        ...slantedStripes(format, rim),
      ]),
      paper: sheetArt(format, [
        ...pictures
          .map((box) => polygonPath(cornersOf(box)))
          .flatMap((outline) => [...paperShadow(outline, short * 0.012), path(outline, { fill: EDGE })]),
        ...papers,
        ...lines.map((y, index) =>
          el('line', {
            x1: address.x,
            x2: address.x + address.width * (index === lines.length - 1 ? 0.62 : 1),
            y1: y,
            y2: y,
            stroke: INK,
            'stroke-width': short * 0.0016,
            'stroke-opacity': 0.75,
          }),
        ),
      ]),
      postmark: sheetArt(format, postmark(cancel, radius, upright ? 2 : 6, '#3c4658')),
    },
    layers: [
      sheetOverlay('rim', format),
      field('overlayshape0', PAPER, [inset(sheet, rim)]),
      sheetOverlay('paper', format),
      ...pictures.map((box, index) => photo(index + 1, inset(box, inside * 0.9))),
      ...stamps.map((stamp, index) =>
        photo(index + 1 + pictures.length, inset(stamp, inside), STAMP_TURNS[index] ?? 0),
      ),
      sheetOverlay('postmark', format),
      title(
        { x: address.x, y: (lines[0] ?? 0) - short * 0.1, width: address.width, height: short * 0.1 },
        { font: 'Crimson Text', style: '600', color: '0x3b3129', align: 'left', valign: 'bottom', caps: false },
      ),
      subtitle(
        { x: address.x, y: (lines[1] ?? 0) - short * 0.06, width: address.width, height: short * 0.06 },
        { font: 'Crimson Text', style: '400', color: '0x54483c', align: 'left', valign: 'bottom', caps: false },
      ),
    ],
  }
}

/** Ruled lines from the foot of the address up, the title's first. */
function linesOf(address: Rect, short: number): number[] {
  const step = short * 0.085
  const last = address.y + address.height - short * 0.01
  return [2, 1, 0].map((index) => last - index * step)
}

/** Slanted stripes over the whole sheet; the paper is laid on them and leaves the rim. */
function slantedStripes({ width, height }: Format, rim: number): string[] {
  const stripe = rim * 1.05
  const reach = height + 2 * BEYOND
  const count = Math.ceil((width + reach + 2 * BEYOND) / (2 * stripe))
  return Array.from({ length: count }, (_, index) => {
    const x = -BEYOND - reach + index * 2 * stripe
    const corners: Point[] = [
      { x, y: height + BEYOND },
      { x: x + stripe, y: height + BEYOND },
      { x: x + stripe + reach, y: -BEYOND },
      { x: x + reach, y: -BEYOND },
    ]
    return path(polygonPath(corners), { fill: index % 2 === 0 ? RED : BLUE })
  })
}

function cornersOf({ x, y, width, height }: Rect): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

export const airmail: StaticTemplate = {
  id: 'vintage-airmail',
  theme: 'vintage',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
