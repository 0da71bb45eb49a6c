import { CM_PER_INCH, type Rect } from '@collagerie/core/geometry'
import { PrintFailure } from '../job/print-failure.ts'
import type { PrintFilePart } from '../job/print-file-part.ts'

/** JPEG allows a little more; this is what programs read. */
const LONGEST_JPEG_SIDE = 65_500

/** Pixels per centimetre. */
export function scaleOf({ dpi }: PrintFilePart): number {
  return dpi / CM_PER_INCH
}

/** The pixels of a part, counted from the format's corner. */
export function partPixels(part: PrintFilePart): Rect {
  const { area } = part
  const scale = scaleOf(part)
  const x = Math.round(area.x * scale)
  const y = Math.round(area.y * scale)
  const width = Math.max(1, Math.round((area.x + area.width) * scale) - x)
  const height = Math.max(1, Math.round((area.y + area.height) * scale) - y)
  return { x, y, width, height }
}

/** A part with more pixels than a JPEG holds is refused before painting. */
export function refuseTooLarge(part: PrintFilePart): void {
  const { width, height } = partPixels(part)
  const longest = Math.max(width, height)
  if (longest <= LONGEST_JPEG_SIDE) return
  throw new PrintFailure('too-large', longest.toLocaleString('en'), { page: part.pageNumber })
}
