import { type Choice, formatOf } from './choice.ts'

export interface Resizing {
  /** Whether the sheet may get another shape. */
  readonly mayResize: boolean
}

/** Tiles may change their format, but not into a strip. */
const MOST_OFF = Math.log(2.5)

/**
 * How much a layout's sheet differs in shape from another: 0 for the same shape, undefined if it differs too much to
 * replace it.
 */
export function offSheet(candidate: Choice, choice: Choice, { mayResize }: Resizing): number | undefined {
  const [one, other] = [formatOf(candidate), formatOf(choice)]
  if (one.width === other.width && one.height === other.height) return 0
  const off = Math.abs(Math.log((one.width * other.height) / (one.height * other.width)))
  return mayResize && off < MOST_OFF ? off : undefined
}
