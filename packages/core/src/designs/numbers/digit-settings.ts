import type { Format } from '../../format/index.ts'
import type { Size } from '../../geometry/index.ts'

export interface DigitSpacing {
  /** Space between digits and between lines, in the digits' own units. */
  readonly between: number
  readonly betweenLines: number
  /** How far digits may be stretched out of their proportions to fill the sheet, as factors. */
  readonly wider: number
  readonly taller: number
  /** Whether lines are set to one width as far as that goes without pulling digits out of shape. */
  readonly isJustified?: boolean
}

/** Digits side by side. */
export type DigitLine<Glyph> = readonly Glyph[]

/** Digits broken into lines, and how much more of the sheet this setting must cover to be preferred. */
export interface DigitSetting<Glyph> {
  readonly lines: readonly DigitLine<Glyph>[]
  readonly gain: number
}

/** The dot of a date: where its pairs stand side by side, and where one stands above the other. */
export interface DateDots<Glyph> {
  readonly beside: Glyph
  readonly between: Glyph
}

/** A stack must cover this much more, because up to three digits read a little better side by side. */
const STACK_GAIN = 1.1

/** Of four digits as well: a lying sheet has one line, however much of a nearly square one two lines would fill. */
const TWO_LINES_GAIN = 1.15

/**
 * The ways to set digits, the two pairs of a date with a dot between them. Four stand in two lines if the format is not
 * wider than high; otherwise in one line or two. Fewer may be stacked. All digits of a line are stretched alike, so
 * that their strokes are equally wide, and the two lines of a date nearly so.
 */
export function digitSettings<Glyph extends Size>(
  digits: readonly Glyph[],
  format: Format,
  dot?: DateDots<Glyph>,
): DigitSetting<Glyph>[] {
  if (digits.length !== 4) {
    return [
      { lines: [digits], gain: 1 },
      { lines: digits.map((digit) => [digit]), gain: STACK_GAIN },
    ]
  }
  const [first, second] = [digits.slice(0, 2), digits.slice(2)]
  const inTwoLines = { lines: dot ? [first, [dot.between], second] : [first, second], gain: TWO_LINES_GAIN }
  const inOneLine = { lines: [dot ? [...first, dot.beside, ...second] : digits], gain: 1 }
  return format.width <= format.height ? [inTwoLines] : [inOneLine, inTwoLines]
}

/** The width of digits side by side, in their own units. */
export function digitsWidth(glyphs: readonly Size[], between: number): number {
  return glyphs.reduce((sum, { width }) => sum + width, (glyphs.length - 1) * between)
}
