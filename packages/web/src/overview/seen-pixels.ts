import type { Size } from '@collagerie/core/geometry'
import { SCREENSHOT_PX } from '../saving/screenshot-px.ts'

/**
 * How much of a saved picture is the piece, in pixels: it fills the square along its longer side. Across, the piece may
 * lie half a pixel off the middle, and nothing of the white around it is to be seen. A square where the format is not known.
 */
export function seenPixels({ width, height }: Size): Size {
  const long = Math.max(width, height)
  if (width === height || width <= 0 || height <= 0) return { width: SCREENSHOT_PX, height: SCREENSHOT_PX }
  const short = Math.max(1, Math.round((SCREENSHOT_PX * Math.min(width, height)) / long) - 1)
  return width > height ? { width: SCREENSHOT_PX, height: short } : { width: short, height: SCREENSHOT_PX }
}
