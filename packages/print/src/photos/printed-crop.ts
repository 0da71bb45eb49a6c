import type { Rect, Size } from '@collagerie/core/geometry'

/** Which whole pixels of an original are read, how large they become, and what of that is kept. */
export interface PrintedCrop {
  readonly read: Rect
  readonly resized: Size
  readonly kept: Rect
}

interface Axis {
  readonly from: number
  readonly length: number
  readonly resized: number
  readonly skipped: number
}

/**
 * A crop hardly ever starts on a whole pixel. The whole pixels around it are read and scaled, and the crop is cut from
 * the result: right to half a printed pixel, whatever the original's resolution.
 */
export function printedCrop(original: Size, crop: Rect, printed: Size): PrintedCrop {
  const across = alongAxis(original.width, crop.x, crop.width, printed.width)
  const down = alongAxis(original.height, crop.y, crop.height, printed.height)
  return {
    read: { x: across.from, y: down.from, width: across.length, height: down.length },
    resized: { width: across.resized, height: down.resized },
    kept: { x: across.skipped, y: down.skipped, ...printed },
  }
}

/** `start` and `share` are fractions of the side. */
function alongAxis(side: number, start: number, share: number, printed: number): Axis {
  const first = start * side
  const last = Math.min(side, first + share * side)
  const from = Math.min(side - 1, Math.max(0, Math.floor(first + 1e-6)))
  const length = Math.max(1, Math.min(side, Math.ceil(last - 1e-6)) - from)
  const scale = printed / Math.max(last - first, 1e-9)
  const resized = Math.max(printed, Math.round(length * scale))
  return {
    from,
    length,
    resized,
    skipped: Math.min(resized - printed, Math.max(0, Math.round((first - from) * scale))),
  }
}
