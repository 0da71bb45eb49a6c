import type { Size } from '@collagerie/core/geometry'
import { fitText, layoutText, type MeasureText, type TextData } from '@collagerie/core/text'

/** How a field is laid over a painted text so that its letters match the painted ones. In centimetres. */
export interface FieldLook {
  readonly fontSize: number
  readonly letterSpacing: number
  /** From the top of one line to the top of the next. */
  readonly step: number
  /** The space around the lines. */
  readonly left: number
  readonly right: number
  readonly top: number
}

/** Allows for a browser's rounding, so that it does not break a line the painter keeps whole. */
const SLACK_EMS = 0.02

/**
 * The field is as wide as its widest painted line. It then breaks lines where the painter did: no line had room for the
 * next word, and balanced lines are already as narrow as possible.
 */
export function fieldLook(text: TextData, box: Size, measure: MeasureText): FieldLook {
  const fitted = fitText(text, box, measure)
  const { lines, fontSize } = layoutText(fitted, box, measure)
  const { letterSpacing, lineGap } = fitted
  const { ascent, descent } = measure('Hg', fitted)
  const width = Math.max(0, ...lines.map((line) => line.width))
  const left = lines.length === 0 ? box.width / 2 : Math.min(...lines.map(({ x }) => x))
  const slack = SLACK_EMS * fontSize
  return {
    fontSize,
    letterSpacing,
    step: ascent + descent + lineGap,
    left: Math.max(0, left - slack),
    // A field has a space behind its last letter too.
    right: Math.max(0, box.width - left - width - letterSpacing - slack),
    top: (lines[0]?.baseline ?? box.height / 2 + ascent / 2) - ascent - lineGap / 2,
  }
}
