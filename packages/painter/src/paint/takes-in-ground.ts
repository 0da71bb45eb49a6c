import type { Rect } from '@collagerie/core/geometry'

/** Less than a pixel of any picture. */
const NEAR = 1e-6

/** Whether a crop, in shares of its picture, takes in ground around it, as only a quote's does. */
export function takesInGround({ x, y, width, height }: Rect): boolean {
  return Math.min(x, y) < -NEAR || Math.max(x + width, y + height) > 1 + NEAR
}
