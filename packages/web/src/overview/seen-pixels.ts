import { SCREENSHOT_PX } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'

/**
 * The size of the piece in a saved picture, in pixels: it fills the square along its longer side. Across, it may lie
 * half a pixel off centre, and none of the white around it may show. A square if the format is unknown.
 */
export function seenPixels({ width, height }: Size): Size {
  const long = Math.max(width, height)
  if (width === height || width <= 0 || height <= 0) return { width: SCREENSHOT_PX, height: SCREENSHOT_PX }
  const short = Math.max(1, Math.round((SCREENSHOT_PX * Math.min(width, height)) / long) - 1)
  return width > height ? { width: SCREENSHOT_PX, height: short } : { width: short, height: SCREENSHOT_PX }
}
