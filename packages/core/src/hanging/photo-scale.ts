import type { ScreenPoint, Size } from '../geometry/index.ts'

/** Two points of a photo, as fractions of its sides, and the length between them in centimetres. */
export interface MeasuredLength {
  readonly from: ScreenPoint
  readonly to: ScreenPoint
  readonly centimetres: number
}

/** Lengths that a customer can have measured on a wall. */
export const MEASURABLE_CM = { least: 5, most: 1000 }

/** Points closer than this share of the photo's longer side measure nothing. */
const LEAST_APART = 0.02

/** A sill or a sofa along the lower third, where a hand goes first. */
export const FIRST_MEASURED: MeasuredLength = { from: { x: 0.3, y: 0.72 }, to: { x: 0.7, y: 0.72 }, centimetres: 100 }

/** Whether a length, perhaps not a number, is plausible. */
export function isMeasurable(centimetres: number): boolean {
  return centimetres >= MEASURABLE_CM.least && centimetres <= MEASURABLE_CM.most
}

/** Photo pixels per centimetre of the wall; undefined for an implausible length or points. */
export function photoScale({ from, to, centimetres }: MeasuredLength, photo: Size): number | undefined {
  if (!isMeasurable(centimetres)) return undefined
  const pixels = Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height)
  return pixels < LEAST_APART * Math.max(photo.width, photo.height) ? undefined : pixels / centimetres
}
