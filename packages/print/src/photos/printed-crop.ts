import type { Rect, Size } from '@collagerie/core/geometry'

/** Which whole pixels of an original are read, how large they become, and what of that is kept. */
export interface PrintedCrop {
  /** All of the original where it is left out: a decoder that shrinks as it reads cannot do so with a part. */
  readonly read?: Rect
  readonly resized: Size
  readonly kept: Rect
}

interface Axis {
  readonly from: number
  readonly length: number
  readonly resized: number
  readonly skipped: number
}

/** From this many pixels to one the decoder can leave out detail. */
const SHRINKS_AS_READ = 2
/** Below that share of the original, reading only a part is sooner done. */
const WORTH_READING_WHOLE = 0.3

/**
 * A crop hardly ever starts on a whole pixel. The whole pixels around it are read and scaled, and the crop is cut from
 * the result: right to half a printed pixel, whatever the original's resolution.
 */
export function printedCrop(original: Size, crop: Rect, printed: Size): PrintedCrop {
  const isShrunk = original.width * crop.width >= SHRINKS_AS_READ * printed.width
  const isWhole = isShrunk && crop.width * crop.height >= WORTH_READING_WHOLE
  const across = alongAxis(original.width, crop.x, crop.width, printed.width, isWhole)
  const down = alongAxis(original.height, crop.y, crop.height, printed.height, isWhole)
  return {
    ...(!isWhole && { read: { x: across.from, y: down.from, width: across.length, height: down.length } }),
    resized: { width: across.resized, height: down.resized },
    kept: { x: across.skipped, y: down.skipped, ...printed },
  }
}

/** `start` and `share` are fractions of the side. */
function alongAxis(side: number, start: number, share: number, printed: number, isWhole: boolean): Axis {
  const first = start * side
  const last = Math.min(side, first + share * side)
  const from = isWhole ? 0 : Math.min(side - 1, Math.max(0, Math.floor(first + 1e-6)))
  const length = isWhole ? side : Math.max(1, Math.min(side, Math.ceil(last - 1e-6)) - from)
  const scale = printed / Math.max(last - first, 1e-9)
  const resized = Math.max(printed, Math.round(length * scale))
  const skipped = Math.min(resized - printed, Math.max(0, Math.round((first - from) * scale)))
  return { from, length, resized, skipped }
}
