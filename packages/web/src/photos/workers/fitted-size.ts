import type { Size } from '@collagerie/core/geometry'

/** The same proportions in whole pixels, with at most this long side. */
export function fittedSize({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
