import { type Choice, formatOf } from './choice.ts'

/** Tiles may take another format, but not become a strip. */
const MOST_OFF = Math.log(2.5)

/** How far a layout's sheet is from the shape of another's: 0 for the same one, undefined where it is too far to take its place. */
export function offSheet(candidate: Choice, choice: Choice, mayResize: boolean): number | undefined {
  const [one, other] = [formatOf(candidate), formatOf(choice)]
  if (one.width === other.width && one.height === other.height) return 0
  const off = Math.abs(Math.log((one.width * other.height) / (one.height * other.width)))
  return mayResize && off < MOST_OFF ? off : undefined
}
