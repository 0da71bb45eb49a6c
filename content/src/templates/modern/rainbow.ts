import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { num, path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PINE = '#2f5d56'
const RUST = '#b8502f'
const BLUSH = '0xf5e6da'
/** From the outermost band inwards. */
const BANDS = [RUST, '#e39a6f', PINE]
const GAP = 0.024
/** Breadth of a band, as a share of the rainbow's. */
const BAND: Readonly<Record<Orientation, number>> = {
  [ORIENTATION.portrait]: 0.034,
  [ORIENTATION.square]: 0.043,
  [ORIENTATION.landscape]: 0.04,
}

interface Arcade {
  readonly rainbow: Rect
  readonly windows: readonly Rect[]
  readonly words: Rect
  readonly align: 'left' | 'center'
}

/** Lengths as shares of the shorter side. */
function arcadeOf(format: Format): Arcade {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  const edge = 0.052
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.portrait) {
    const spare = height - 1.25
    const size = (1 - 2 * edge - 2 * GAP) / 3
    const low = 0.29 + spare * 0.4
    const top = height - edge - low
    const foot = top - 0.234 - spare * 0.06
    return {
      rainbow: { x: edge, y: edge, width: 1 - 2 * edge, height: foot - edge },
      windows: [0, 1, 2].map((nth) => ({ x: edge + nth * (size + GAP), y: top, width: size, height: low })),
      words: { x: edge, y: foot, width: 1 - 2 * edge, height: top - foot },
      align: 'center',
    }
  }
  if (orientation === ORIENTATION.square) {
    const size = (1 - 2 * edge - 2 * GAP) / 3
    return {
      rainbow: { x: edge, y: edge, width: 1 - 2 * edge - size - GAP * 1.5, height: 0.712 },
      windows: [0, 1, 2].map((nth) => ({
        x: 1 - edge - size,
        y: edge + nth * (size + GAP),
        width: size,
        height: size,
      })),
      words: { x: edge, y: 0.768, width: 1 - 2 * edge - size - GAP * 1.5, height: 0.214 },
      align: 'left',
    }
  }
  const spare = width - 1.25
  const main = 0.63 + spare * (width < 1.9 ? 0.3 : 0.46)
  const left = edge + main + 0.05
  const rows = width < 1.9 ? 2 : 1
  const size = (width - edge - left - GAP) / 2
  const all = 2 * 0.325 + GAP
  const low = (all - (rows - 1) * GAP) / rows
  const top = 1 - edge - all
  return {
    rainbow: { x: edge, y: edge, width: main, height: 1 - 2 * edge },
    windows: Array.from({ length: 2 * rows }, (_, nth) => ({
      x: left + (nth % 2) * (size + GAP),
      y: top + Math.floor(nth / 2) * (low + GAP),
      width: size,
      height: low,
    })),
    words: { x: left, y: edge * 0.6, width: width - edge - left, height: top - edge * 0.6 },
    align: 'left',
  }
}

function archPath({ x, y, width, height }: Rect, turned = false): string {
  const r = num(width / 2)
  return turned
    ? `M${num(x)} ${num(y)}h${num(width)}V${num(y + height - width / 2)}a${r} ${r} 0 0 1 ${num(-width)} 0z`
    : `M${num(x)} ${num(y + height)}V${num(y + width / 2)}a${r} ${r} 0 0 1 ${num(width)} 0V${num(y + height)}z`
}

function window(index: number, box: Rect, turned: boolean): Layer[] {
  const viewport = { width: box.width, height: box.height }
  return masked(index, box, viewport, archPath({ x: 0, y: 0, ...viewport }, turned))
}

/** One photo under a rainbow of three bands, the others in small arches that stand and hang by turns. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const arcade = arcadeOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const outer = cm(arcade.rainbow)
  const band = outer.width * BAND[orientationOf(format)]
  const inside = (steps: number): Rect => ({
    x: outer.x + steps * band,
    y: outer.y + steps * band,
    width: outer.width - 2 * steps * band,
    height: outer.height - steps * band,
  })
  return {
    art: {
      rainbow: sheetArt(
        format,
        BANDS.map((color, nth) => path(archPath(inside(nth)), { fill: color })),
      ),
    },
    layers: [
      ground(format, BLUSH),
      sheetOverlay('rainbow', format),
      ...window(1, inside(BANDS.length), false),
      ...arcade.windows.flatMap((box, nth) => window(nth + 2, cm(box), isHanging(nth, arcade.windows))),
      ...inscribed(cm(arcade.words), format, {
        name: { font: 'futura-pt', weight: '700', color: layerColour(RUST), caps: false },
        line: { font: 'futura-pt', weight: '400', color: layerColour(PINE), caps: false, tracking: 0.08, letters: 13 },
        align: arcade.align,
        lineCaps: 0.5,
        share: format.height > format.width ? 0.62 : 0.5,
        fill: 0.9,
      }),
    ],
  }
}

/** Hanging and standing arches alternate along a row and, like a chessboard, from row to row. */
function isHanging(nth: number, windows: readonly Rect[]): boolean {
  const below = windows.findIndex(({ y }) => y !== windows[0]?.y)
  if (windows.length === 3 || nth < below) return nth % 2 === 1
  return (nth - below) % 2 === 0
}

export const rainbow: StaticTemplate = {
  id: 'modern-rainbow',
  moods: ['colourful', 'playful'],
  asks: ['names', 'date'],
  pictures: [
    'shore-couple',
    'child-and-dog',
    'balloon-girl',
    'kite',
    'lake-bench',
    'rowing-boat',
    'hot-air-balloons',
    'tulip',
    'sandcastle',
    'cherry-blossom',
    'running-dog',
    'lavender-field',
  ],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
