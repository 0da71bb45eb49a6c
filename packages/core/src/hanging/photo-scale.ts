import type { ScreenPoint, Size } from '../geometry/index.ts'

/** Two points of a photo, as fractions of its sides, and the length between them in centimetres. */
export interface Measured {
  readonly from: ScreenPoint
  readonly to: ScreenPoint
  readonly centimetres: number
}

/** What a customer can have measured on a wall. */
export const MEASURABLE_CM = { least: 5, most: 1000 }

/** Nearer together, in parts of the photo's longer side, two points measure nothing. */
const LEAST_APART = 0.02

/** A sill or a sofa along the lower third: where a hand goes first. */
export const FIRST_MEASURED: Measured = { from: { x: 0.3, y: 0.72 }, to: { x: 0.7, y: 0.72 }, centimetres: 100 }

/** Whether a length, which may be no number at all, can be meant. */
export function isMeasurable(centimetres: number): boolean {
  return centimetres >= MEASURABLE_CM.least && centimetres <= MEASURABLE_CM.most
}

/** Pixels of the photo to a centimetre of the wall; nothing where the length or the points cannot be meant. */
export function photoScale({ from, to, centimetres }: Measured, photo: Size): number | undefined {
  if (!isMeasurable(centimetres)) return undefined
  const pixels = Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height)
  return pixels < LEAST_APART * Math.max(photo.width, photo.height) ? undefined : pixels / centimetres
}
