import type { Format } from '../../format/index.ts'
import type { Rect } from '../../geometry/index.ts'

/** Digits to be set into an area. */
export interface NumberTask {
  readonly digits: readonly number[]
  /** A date is two pairs. */
  readonly isDate: boolean
  readonly format: Format
  readonly area: Rect
}
