import { inRadians, type Rect, type Size } from '@collagerie/core/geometry'
import type { Turned } from '@collagerie/painter'

export interface RowRange {
  readonly first: number
  readonly count: number
}

/** How far antialiasing and smooth sampling look beyond a pixel. */
const SPARE_ROWS = 3

/** A box's printed size in pixels: on whole pixels if upright, like the painter. */
export function printedSize(box: Turned, scale: number): Size {
  if (box.rotation !== 0) return { width: atLeastOne(box.width * scale), height: atLeastOne(box.height * scale) }
  const { width, height } = uprightPixels(box, scale)
  return { width, height }
}

/** The rows of a box that a window of the sheet, in pixels from the format's corner, can show. */
export function rowsInWindow(box: Turned, scale: number, window: Rect): RowRange | undefined {
  const rows = printedSize(box, scale).height
  const seen = box.rotation === 0 ? fromUpright(box, scale, window) : fromTurned(box, scale, window)
  if (!seen) return undefined
  const first = Math.max(0, Math.floor(seen.top) - SPARE_ROWS)
  const count = Math.min(rows, Math.ceil(seen.bottom) + SPARE_ROWS) - first
  return count > 0 ? { first, count } : undefined
}

function uprightPixels(box: Rect, scale: number): Rect {
  const x = Math.round(box.x * scale)
  const y = Math.round(box.y * scale)
  return {
    x,
    y,
    width: Math.max(1, Math.round((box.x + box.width) * scale) - x),
    height: Math.max(1, Math.round((box.y + box.height) * scale) - y),
  }
}

function fromUpright(box: Rect, scale: number, window: Rect) {
  const { x, y, width, height } = uprightPixels(box, scale)
  const isBeside = window.x >= x + width || window.x + window.width <= x
  const isAbove = window.y >= y + height || window.y + window.height <= y
  return isBeside || isAbove ? undefined : { top: window.y - y, bottom: window.y + window.height - y }
}

/** The window turned back about the box's middle, in the box's own pixels. */
function fromTurned(box: Turned, scale: number, window: Rect) {
  const angle = inRadians(-box.rotation)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [centreX, centreY] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale]
  const corners = [window.x, window.x + window.width].flatMap((x) =>
    [window.y, window.y + window.height].map((y) => ({
      x: (x - centreX) * cos - (y - centreY) * sin + (box.width * scale) / 2,
      y: (x - centreX) * sin + (y - centreY) * cos + (box.height * scale) / 2,
    })),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  if (Math.min(...xs) > box.width * scale || Math.max(...xs) < 0) return undefined
  return { top: Math.min(...ys), bottom: Math.max(...ys) }
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}
