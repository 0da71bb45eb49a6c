import { toneOf } from '@collagerie/core/colour'
import type { Pixels } from '@collagerie/core/geometry'
import { type PhotoContent, SALIENCY_SIDE as SIDE } from '@collagerie/core/photo'
import { isSkin } from './is-skin.ts'

type PictureFacts = Omit<PhotoContent, 'faces' | 'fingerprint'>

/** Sums over one cell of the picture. */
interface Cell {
  count: number
  red: number
  green: number
  blue: number
  edges: number
  detail: number
  skin: number
}

/** Edges and unusual colours draw the eye most, then skin, then strong colours. */
const DRAW = { edges: 0.35, contrast: 0.35, skin: 0.2, strength: 0.1 }
/** The rim counts this much of the middle: photographers aim. */
const RIM = 0.55
/** Detail of this many grey levels is the sharpest a small copy gets. */
const SHARP_DETAIL = 28
/** Few parts of a photo are sharp: the best tenth of the cells counts. */
const SHARP_SHARE = 0.1
const [BLACK, WHITE] = [12, 243]
/** A photo has grain everywhere. A picture whose cells mostly have less was drawn, and no part of it stands out. */
const GRAIN = 0.5
const GRAINY_SHARE = 0.4

/** Everything that can be told of a stored picture without a network. */
export function pictureFacts(picture: Pixels): PictureFacts {
  const light = lightOf(picture)
  const cells = cellsOf(picture, light)
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((colour) => meanOf(cells, colour))
  return {
    saliency: saliencyOf(cells, [red ?? 0, green ?? 0, blue ?? 0]),
    sharpness: sharpnessOf(cells),
    exposure: exposureOf(light),
    tone: toneOf(red ?? 0, green ?? 0, blue ?? 0),
  }
}

function lightOf({ width, height, data }: Pixels): Uint8Array {
  const light = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < light.length; at++, from += 4) {
    light[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return light
}

function cellsOf({ width, height, data }: Pixels, light: Uint8Array): readonly Cell[] {
  const cells = Array.from(
    { length: SIDE * SIDE },
    (): Cell => ({
      count: 0,
      red: 0,
      green: 0,
      blue: 0,
      edges: 0,
      detail: 0,
      skin: 0,
    }),
  )
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = cells[Math.floor((y * SIDE) / height) * SIDE + Math.floor((x * SIDE) / width)] as Cell
      const at = y * width + x
      const [here, left, right] = [light[at] as number, light[at - 1] as number, light[at + 1] as number]
      const [above, below] = [light[at - width] as number, light[at + width] as number]
      const [red, green, blue] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number]
      cell.count += 1
      cell.red += red
      cell.green += green
      cell.blue += blue
      cell.edges += Math.abs(right - left) + Math.abs(below - above)
      cell.detail += Math.abs(4 * here - left - right - above - below)
      if (isSkin(red, green, blue)) cell.skin += 1
    }
  }
  return cells
}

function meanOf(cells: readonly Cell[], what: 'red' | 'green' | 'blue'): number {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0)
  return cells.reduce((sum, cell) => sum + cell[what], 0) / Math.max(1, count)
}

function saliencyOf(cells: readonly Cell[], mean: readonly [number, number, number]): readonly number[] {
  const grainy = cells.filter(({ edges, count }) => edges > GRAIN * count)
  if (grainy.length < GRAINY_SHARE * cells.length) return cells.map(() => 0)
  const drawn = cells.map((cell, index) => {
    if (cell.count === 0) return 0
    const [red, green, blue] = [cell.red / cell.count, cell.green / cell.count, cell.blue / cell.count]
    const contrast = Math.hypot(red - mean[0], green - mean[1], blue - mean[2]) / 150
    const strength = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 160
    const part =
      DRAW.edges * Math.min(1, cell.edges / cell.count / 60) +
      DRAW.contrast * Math.min(1, contrast) +
      DRAW.skin * (cell.skin / cell.count) +
      DRAW.strength * Math.min(1, strength)
    return part * nearMiddle(index)
  })
  const smooth = drawn.map((_, index) => blurred(drawn, index))
  const [least, most] = [Math.min(...smooth), Math.max(...smooth)]
  // Squaring leaves little of what hardly stands out.
  return smooth.map((each) => Math.round(255 * (most - least > 1e-6 ? ((each - least) / (most - least)) ** 2 : 0)))
}

function nearMiddle(index: number): number {
  const away = Math.hypot(((index % SIDE) + 0.5) / SIDE - 0.5, (Math.floor(index / SIDE) + 0.5) / SIDE - 0.5)
  return 1 - (1 - RIM) * Math.min(1, away * 1.4)
}

function blurred(values: readonly number[], index: number): number {
  const [column, row] = [index % SIDE, Math.floor(index / SIDE)]
  let [sum, weight] = [0, 0]
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const [x, y] = [column + across, row + down]
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue
      const share = across === 0 && down === 0 ? 2 : 1
      sum += share * (values[y * SIDE + x] ?? 0)
      weight += share
    }
  }
  return sum / weight
}

function sharpnessOf(cells: readonly Cell[]): number {
  const details = cells.filter(({ count }) => count > 0).map(({ detail, count }) => detail / count)
  const best = details.toSorted((a, b) => b - a).slice(0, Math.ceil(details.length * SHARP_SHARE))
  const mean = best.reduce((sum, each) => sum + each, 0) / Math.max(1, best.length)
  return hundredths(Math.min(1, mean / SHARP_DETAIL))
}

/** Best if the light is neither low nor high overall, and little of it is lost in black or white. */
function exposureOf(light: Uint8Array): number {
  let [sum, lost] = [0, 0]
  for (const each of light) {
    sum += each
    if (each < BLACK || each > WHITE) lost += 1
  }
  const count = Math.max(1, light.length)
  const off = Math.abs(sum / count / 255 - 0.48)
  return hundredths(Math.max(0, 1 - 2 * Math.max(0, off - 0.15) - lost / count))
}

const ACROSS = 9
const DOWN = 8

/** Tells in eight rows of an upright picture whether the light rises or falls between each of nine columns. */
export function fingerprintOf(picture: Pixels): string {
  const { width, height } = picture
  const light = lightOf(picture)
  const means = Array.from({ length: ACROSS * DOWN }, (_, index) => {
    const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)]
    return meanIn(
      light,
      width,
      [column / ACROSS, (column + 1) / ACROSS].map((share) => Math.floor(share * width)),
      [row / DOWN, (row + 1) / DOWN].map((share) => Math.floor(share * height)),
    )
  })
  let digits = ''
  for (let row = 0; row < DOWN; row++) {
    for (let half = 0; half < 2; half++) {
      let digit = 0
      for (let bit = 0; bit < 4; bit++) {
        const at = row * ACROSS + half * 4 + bit
        digit = digit * 2 + ((means[at] ?? 0) > (means[at + 1] ?? 0) ? 1 : 0)
      }
      digits += digit.toString(16)
    }
  }
  return digits
}

function meanIn(
  light: Uint8Array,
  width: number,
  [left = 0, right = 0]: readonly number[],
  [top = 0, bottom = 0]: readonly number[],
): number {
  let [sum, count] = [0, 0]
  for (let y = top; y < Math.max(top + 1, bottom); y++) {
    for (let x = left; x < Math.max(left + 1, right); x++) {
      sum += light[y * width + x] ?? 0
      count += 1
    }
  }
  return sum / count
}

const hundredths = (value: number) => Math.round(value * 100) / 100
