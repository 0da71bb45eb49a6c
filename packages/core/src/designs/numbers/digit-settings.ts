import type { Size } from '../../geometry/index.ts'

export interface DigitSpacing {
  /** Space between digits and between lines, in the digits' own units. */
  readonly between: number
  readonly betweenLines: number
  /** How far digits may be stretched out of their proportions to fill the sheet, as factors. */
  readonly wider: number
  readonly taller: number
}

/** Digits of a line that are stretched alike, as factors on those of the rest. */
export interface LinePart<Glyph> {
  readonly glyphs: readonly Glyph[]
  readonly wider: number
  readonly higher: number
}

/** Digits broken into lines, and how much more of the sheet that must cover to be worth it. */
export interface DigitSetting<Glyph> {
  readonly lines: readonly (readonly LinePart<Glyph>[])[]
  readonly gain: number
}

/** Up to three digits read a little better side by side. */
const STACK_GAIN = 1.1

/**
 * The ways to set digits. Four stand in two lines wherever the format is not wider than high, and elsewhere in
 * whichever of one line and two covers more of it; fewer may stand one below the other. Two pairs are always equally
 * wide. A `dot` parts those of a date where they stand side by side.
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

/** Of digits side by side, in their own units. */
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
