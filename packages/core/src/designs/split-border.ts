import { inset, type Rect, type Size } from '../geometry/index.ts'

/** The white borders of a split's photos, the same on every sheet; none for the plain split. */
export interface SplitBorders {
  readonly small: number
  readonly large: number
}

/** What a slot leaves for its photo. */
export function insideBorder(border: number, slot: Size): Rect {
  return inset({ x: 0, y: 0, ...slot }, border)
}
