import type { Size } from '../../geometry/index.ts'

export interface DigitSpacing {
  /** Space between digits and between lines, in the digits' own units. */
  readonly between: number
  readonly betweenLines: number
  /** How far digits may be stretched out of their proportions to fill the sheet, as factors. */
  readonly wider: number
  readonly taller: number
}

/** Digits of a line that are stretched alike, by these factors relative to the rest. */
export interface LinePart<Glyph> {
  readonly glyphs: readonly Glyph[]
  readonly wider: number
  readonly higher: number
}

/** Digits broken into lines, and how much more of the sheet this setting must cover to be preferred. */
export interface DigitSetting<Glyph> {
  readonly lines: readonly (readonly LinePart<Glyph>[])[]
  readonly gain: number
}

/** A stack must cover this much more, because up to three digits read a little better side by side. */
const STACK_GAIN = 1.1

/**
 * The ways to set digits. Four stand in two lines if the format is not wider than high; otherwise in one line or two,
 * whichever covers more. Fewer may be stacked. Two pairs are always equally wide. A `dot` separates the pairs of a date
 * that stand side by side.
 */
export function digitSettings<Glyph extends Size>(
  digits: readonly Glyph[],
  breadth: number,
  between: number,
  dot?: Glyph,
): DigitSetting<Glyph>[] {
  if (digits.length !== 4) {
    return [
      { lines: [[plain(digits)]], gain: 1 },
      { lines: digits.map((digit) => [plain([digit])]), gain: STACK_GAIN },
    ]
  }
  const pairs = equallyWide([digits.slice(0, 2), digits.slice(2)], between)
  // Narrow pairs are widened. Stacked pairs also become higher, by the root of that, to keep more of the digits'
  // proportions.
  const below = pairs.map((pair) => [{ ...pair, higher: Math.sqrt(pair.wider) }])
  const beside = dot === undefined ? [plain(digits)] : pairs.flatMap((pair, at) => (at ? [plain([dot]), pair] : [pair]))
  const inTwoLines = { lines: below, gain: 1 }
  return breadth <= 1 ? [inTwoLines] : [{ lines: [beside], gain: 1 }, inTwoLines]
}

/** The width of digits side by side, in their own units. */
export function widthOf(glyphs: readonly Size[], between: number): number {
  return glyphs.reduce((sum, { width }) => sum + width, (glyphs.length - 1) * between)
}

function plain<Glyph>(glyphs: readonly Glyph[]): LinePart<Glyph> {
  return { glyphs, wider: 1, higher: 1 }
}

function equallyWide<Glyph extends Size>(pairs: readonly (readonly Glyph[])[], between: number): LinePart<Glyph>[] {
  const widths = pairs.map((pair) => widthOf(pair, between))
  const widest = Math.max(...widths)
  return pairs.map((glyphs, at) => ({ glyphs, wider: widest / (widths[at] ?? widest), higher: 1 }))
}
