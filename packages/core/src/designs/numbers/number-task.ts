import type { Rect } from '../../geometry/index.ts'

/** Digits to be set into an area. */
export interface NumberTask {
  readonly digits: readonly number[]
  /** A date is two pairs. */
  readonly isDate: boolean
  /** How much wider the format is than high. */
  readonly breadth: number
  readonly area: Rect
}
