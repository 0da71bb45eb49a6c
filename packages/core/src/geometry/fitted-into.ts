import type { Size } from './rect.ts'

/** The largest size in whole pixels that has the same shape and fits into a box, never larger than it was. */
export function fittedInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
