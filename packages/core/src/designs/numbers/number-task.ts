import type { Rect } from '../../geometry/index.ts'

/** Digits to be set into an area. */
export interface NumberTask {
  readonly digits: readonly number[]
  /** A date is two pairs. */
  readonly isDate: boolean
  /** Whether the format is no wider than high. */
  readonly isUpright: boolean
  readonly area: Rect
}
