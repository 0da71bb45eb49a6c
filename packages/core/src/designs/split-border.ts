import type { Format } from '../format/index.ts'
import { inset, type Rect, type Size } from '../geometry/index.ts'

/** The white borders of a split's photos on sheets of up to 40 cm; none for the plain split. */
export interface SplitBorders {
  readonly small: number
  readonly large: number
}

/** Larger sheets are seen from further away, so borders grow with them; but never to more than this share of their slot. */
const GROWS_FROM_CM = 40
const MOST_OF_SLOT = 0.07

/** The border of a slot that has at least this one. */
export function splitBorder(least: number, slot: Size, format: Format): number {
  const wanted = (least * Math.min(format.width, format.height)) / GROWS_FROM_CM
  const most = MOST_OF_SLOT * Math.min(slot.width, slot.height)
  return Number(Math.max(least, Math.min(wanted, most)).toFixed(3))
}

/** What a slot leaves for its photo. */
export function insideBorder(least: number, slot: Size, format: Format): Rect {
  return inset({ x: 0, y: 0, ...slot }, splitBorder(least, slot, format))
}
