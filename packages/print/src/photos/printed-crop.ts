import type { Rect, Size } from '@collagerie/core/geometry'

/** How the printed pixels of a crop are made from an original. Boxes are whole pixels. */
export type PrintedCrop = ShrunkCrop | EnlargedCrop

/** The decoder's library scales some pixels, and the print is cut from the result. */
interface ShrunkCrop {
  readonly kind: 'shrunk'
  /** The whole original if undefined: a decoder that shrinks while reading cannot read a part. */
  readonly read?: Rect
  readonly resized: Size
  readonly kept: Rect
}

/** There are fewer pixels than are printed; each printed one names its source. */
export interface EnlargedCrop {
  readonly kind: 'enlarged'
  /** The crop with the surroundings that the filter needs. */
  readonly read: Rect
  readonly across: Steps
  readonly down: Steps
}

/** Along one side: where the crop begins in the read pixels, and how many of them make one printed pixel. */
export interface Steps {
  readonly start: number
  readonly step: number
  readonly count: number
}

interface Stretch {
  readonly from: number
  readonly length: number
  readonly resized: number
  readonly skipped: number
}

/** How far a filter for enlarging looks to each side. */
export const FILTER_REACH = 3
/** From this many pixels per printed one, the decoder skips detail while reading, which saves time. */
const SHRINKS_AS_READ = 3
const LARGE_PIXELS = 4e6
/** Below this share of the original, reading only a part is quicker. */
const WORTH_READING_WHOLE = 0.3

export function printedCrop(original: Size, crop: Rect, printed: Size): PrintedCrop {
  const across = { first: crop.x * original.width, length: crop.width * original.width, side: original.width }
  const down = { first: crop.y * original.height, length: crop.height * original.height, side: original.height }
  const steps = [across.length / printed.width, down.length / printed.height] as const
  if (Math.min(...steps) < 1) return enlargedCrop(across, down, printed)
  const isLarge = original.width * original.height >= LARGE_PIXELS
  const isWhole = isLarge && Math.min(...steps) >= SHRINKS_AS_READ && crop.width * crop.height >= WORTH_READING_WHOLE
  const stretch = isWhole ? wholeSide : partOfSide
  const [x, y] = [stretch(across, printed.width), stretch(down, printed.height)]
  return {
    kind: 'shrunk',
    ...(!isWhole && { read: { x: x.from, y: y.from, width: x.length, height: y.length } }),
    resized: { width: x.resized, height: y.resized },
    kept: { x: x.skipped, y: y.skipped, ...printed },
  }
}

/** A crop along one side of the original, in pixels but rarely whole ones. */
interface Side {
  readonly first: number
  readonly length: number
  readonly side: number
}

function enlargedCrop(across: Side, down: Side, printed: Size): EnlargedCrop {
  const [x, y] = [withSurroundings(across), withSurroundings(down)]
  return {
    kind: 'enlarged',
    read: { x: x.from, y: y.from, width: x.length, height: y.length },
    across: { start: across.first - x.from, step: across.length / printed.width, count: printed.width },
    down: { start: down.first - y.from, step: down.length / printed.height, count: printed.height },
  }
}

function withSurroundings({ first, length, side }: Side): Pick<Stretch, 'from' | 'length'> {
  const from = Math.min(side - 1, Math.max(0, Math.floor(first) - FILTER_REACH))
  const to = Math.min(side, Math.ceil(first + length) + FILTER_REACH)
  return { from, length: Math.max(1, to - from) }
}

/** The most surplus printed pixels made to reach an edge on a whole pixel. */
const MOST_SURPLUS = 32
/** A fiftieth of a printed pixel is negligible. */
const NEAR_ENOUGH = 0.02

/**
 * The library scales whole pixels to whole pixels, but a crop hardly ever starts or ends on one. A few printed pixels
 * further out an edge nearly does: that larger stretch is scaled, and the crop is cut from it.
 */
function partOfSide({ first, length, side }: Side, printed: number): Stretch {
  const step = length / printed
  const before = edgeBeyond(first, step)
  const after = edgeBeyond(side - first - length, step)
  const from = Math.min(side - 1, before.edge)
  return {
    from,
    length: Math.max(1, side - after.edge - from),
    resized: before.count + printed + after.count,
    skipped: before.count,
  }
}

/** How many steps beyond an edge, `distance` pixels from the original's end, the next whole pixel lies. */
function edgeBeyond(distance: number, step: number): { readonly edge: number; readonly count: number } {
  let best = {
    edge: Math.max(0, Math.round(distance)),
    count: 0,
    error: Math.abs(distance - Math.round(distance)) / step,
  }
  for (let count = 1; count <= MOST_SURPLUS && best.error > NEAR_ENOUGH; count++) {
    const at = distance - count * step
    const edge = Math.round(at)
    if (edge < 0) break
    const error = Math.abs(at - edge) / step
    if (error < best.error) best = { edge, count, error }
  }
  return best
}

/** The whole side becomes a whole number of pixels, which shifts the crop by less than half a printed one. */
function wholeSide({ first, length, side }: Side, printed: number): Stretch {
  const resized = Math.max(printed, Math.round((side * printed) / length))
  const middle = ((first + length / 2) * resized) / side
  const skipped = Math.min(resized - printed, Math.max(0, Math.round(middle - printed / 2)))
  return { from: 0, length: side, resized, skipped }
}
