import type { Rect, Size } from '../../geometry/index.ts'

/** Where each glyph stands: a box each, in order, and the block that holds them all. */
export interface DigitPlaces<Glyph> {
  readonly block: Rect
  readonly places: readonly { readonly glyph: Glyph; readonly box: Rect }[]
  /** Centimetres per drawing unit across and down. */
  readonly scaleX: number
  readonly scaleY: number
}

export interface DigitSpacing {
  /** Space between digits and between lines, in the digits' own units. */
  readonly between: number
  readonly betweenLines: number
  /** How far digits may be stretched out of their proportions, as a factor. */
  readonly stretch: number
}

/** Digits broken into lines, and how much larger in area that must make them to be worth it. */
interface Setting<Glyph> {
  readonly lines: readonly (readonly Glyph[])[]
  readonly gain: number
}

/** On sheets up to so much wider than high, two pairs fill the sheet where a line would be a strip across it. */
const SQUARISH = 1.6
const SQUARISH_PAIRS_GAIN = 0.85
/** On wider ones a number reads best in one line. */
const PAIRS_GAIN = 1.5
const STACK_GAIN = 1.4

/**
 * The ways to set digits. Four stand in two lines wherever the format is not wider than high, and mostly where it is not
 * much wider; fewer may stand one below the other. A `dot` parts the two pairs of a date where they stand side by side.
 */
export function digitSettings<Glyph>(digits: readonly Glyph[], breadth: number, dot?: Glyph): Setting<Glyph>[] {
  const pairs = [digits.slice(0, 2), digits.slice(2)]
  const [day = [], month = []] = pairs
  const line = { lines: [dot === undefined ? digits : [...day, dot, ...month]], gain: 1 }
  if (digits.length === 4) {
    const gain = breadth < SQUARISH ? SQUARISH_PAIRS_GAIN : PAIRS_GAIN
    return breadth <= 1 ? [{ lines: pairs, gain }] : [line, { lines: pairs, gain }]
  }
  return [line, { lines: digits.map((digit) => [digit]), gain: STACK_GAIN }]
}

/** Sets digits as large as the area allows, in whichever way of setting them is worth most. */
export function placeDigits<Glyph extends Size>(
  settings: readonly Setting<Glyph>[],
  area: Rect,
  spacing: DigitSpacing,
): DigitPlaces<Glyph> {
  const options = settings.map(({ lines, gain }) => ({ set: setLines(lines, area, spacing), gain }))
  const worth = ({ set, gain }: (typeof options)[number]) => (set.scaleX * set.scaleY) / gain
  return options.reduce((best, option) => (worth(option) > worth(best) + 1e-9 ? option : best)).set
}

function lineWidth(line: readonly Size[], between: number): number {
  return line.reduce((sum, size) => sum + size.width, 0) + (line.length - 1) * between
}

function setLines<Glyph extends Size>(
  lines: readonly (readonly Glyph[])[],
  area: Rect,
  { between, betweenLines, stretch }: DigitSpacing,
): DigitPlaces<Glyph> {
  const lineHeight = lines[0]?.[0]?.height ?? 1
  const width = Math.max(...lines.map((line) => lineWidth(line, between)))
  const height = lines.length * lineHeight + (lines.length - 1) * betweenLines
  const fitX = area.width / width
  const fitY = area.height / height
  const scaleX = Math.min(fitX, fitY * stretch)
  const scaleY = Math.min(fitY, fitX * stretch)
  const block = {
    x: area.x + (area.width - width * scaleX) / 2,
    y: area.y + (area.height - height * scaleY) / 2,
    width: width * scaleX,
    height: height * scaleY,
  }
  const places = lines.flatMap((line, row) => {
    let x = block.x + ((width - lineWidth(line, between)) / 2) * scaleX
    return line.map((glyph) => {
      const box = {
        x,
        y: block.y + row * (lineHeight + betweenLines) * scaleY,
        width: glyph.width * scaleX,
        height: glyph.height * scaleY,
      }
      x += (glyph.width + between) * scaleX
      return { glyph, box }
    })
  })
  return { block, places, scaleX, scaleY }
}
