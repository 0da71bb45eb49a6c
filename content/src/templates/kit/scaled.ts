import type { Rect } from '@collagerie/core/geometry'

/** A box given in shares of a length, in centimetres. */
export function scaled({ x, y, width, height }: Rect, length: number): Rect {
  return { x: x * length, y: y * length, width: width * length, height: height * length }
}
