import type { Size } from '../../geometry/index.ts'
import { type DigitLine, digitsWidth } from './digit-settings.ts'

/** How a line of digits is set, in units of the drawing. */
interface LineFit extends Size {
  /** How much larger than drawn its digits are. */
  readonly growX: number
  readonly growY: number
  readonly between: number
}

/** A line may be so much larger than the other, wider still, and have so much more between its digits. */
const MOST_GROWN = 1.14
const MOST_WIDENED = 1.1
const MOST_BETWEEN = 8

/**
 * The pairs of a date are set to one width, like lines of a poster: a slim 1 would leave its pair narrow. One that is
 * much narrower only comes nearer to it.
 */
export function lineFits(lines: readonly DigitLine<Size>[], between: number, isJustified: boolean): LineFit[] {
  const widest = Math.max(...lines.map((line) => digitsWidth(line, between)))
  return lines.map((line) => {
    const drawn = digitsWidth(line, between)
    const height = Math.max(...line.map((glyph) => glyph.height))
    if (!isJustified || line.length < 2) return { width: drawn, height, growX: 1, growY: 1, between }
    const growY = Math.min(MOST_GROWN, widest / drawn)
    const growX = growY * Math.min(MOST_WIDENED, widest / (drawn * growY))
    const room = (widest - drawn * growX) / (line.length - 1)
    const loosened = between * growX + Math.min(MOST_BETWEEN, room)
    return {
      width: digitsWidth(line, 0) * growX + (line.length - 1) * loosened,
      height: height * growY,
      growX,
      growY,
      between: loosened,
    }
  })
}
