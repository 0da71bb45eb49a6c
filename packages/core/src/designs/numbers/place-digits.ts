import type { Rect, Size } from '../../geometry/index.ts'
import type { DigitLine, DigitSetting, DigitSpacing } from './digit-settings.ts'
import { lineFits } from './line-fits.ts'

/** The box of each glyph, in order, and the block that holds them all. */
export interface DigitPlaces<Glyph> {
  readonly block: Rect
  readonly places: readonly { readonly glyph: Glyph; readonly box: Rect }[]
  /** Centimetres per drawing unit, across and down. */
  readonly scaleX: number
  readonly scaleY: number
  readonly lines: number
}

/** The worth of a setting: by default the area it covers. */
function covered({ places }: DigitPlaces<Size>): number {
  return places.reduce((sum, { box }) => sum + box.width * box.height, 0)
}

/** Sets digits as large as the area allows, in the setting that is worth most. */
export function placeDigits<Glyph extends Size>(
  settings: readonly DigitSetting<Glyph>[],
  area: Rect,
  spacing: DigitSpacing,
  worthOf: (set: DigitPlaces<Glyph>) => number = covered,
): DigitPlaces<Glyph> {
  const options = settings.map(({ lines, gain }) => {
    const set = setLines(lines, area, spacing)
    return { set, worth: worthOf(set) / gain }
  })
  return options.reduce((best, option) => (option.worth > best.worth + 1e-9 ? option : best)).set
}

function setLines<Glyph extends Size>(
  lines: readonly DigitLine<Glyph>[],
  area: Rect,
  { between, betweenLines, wider, taller, isJustified = false }: DigitSpacing,
): DigitPlaces<Glyph> {
  const fits = lineFits(lines, between, isJustified)
  const width = Math.max(...fits.map((fit) => fit.width))
  const height = fits.reduce((sum, fit) => sum + fit.height, (lines.length - 1) * betweenLines)
  const fitX = area.width / width
  const fitY = area.height / height
  const scaleX = Math.min(fitX, fitY * wider)
  const scaleY = Math.min(fitY, fitX * taller)
  const block = {
    x: area.x + (area.width - width * scaleX) / 2,
    y: area.y + (area.height - height * scaleY) / 2,
    width: width * scaleX,
    height: height * scaleY,
  }
  let y = block.y
  const places = lines.flatMap((line, index) => {
    const fit = fits[index]
    if (!fit) return []
    const start = { x: block.x + ((width - fit.width) / 2) * scaleX, y }
    y += (fit.height + betweenLines) * scaleY
    return placeLine(line, start, {
      between: fit.between * scaleX,
      scaleX: fit.growX * scaleX,
      scaleY: fit.growY * scaleY,
    })
  })
  return { block, places, scaleX, scaleY, lines: lines.length }
}

interface Setting {
  /** On paper, as everything here. */
  readonly between: number
  readonly scaleX: number
  readonly scaleY: number
}

function placeLine<Glyph extends Size>(
  glyphs: DigitLine<Glyph>,
  start: { readonly x: number; readonly y: number },
  { between, scaleX, scaleY }: Setting,
) {
  let { x } = start
  return glyphs.map((glyph, index) => {
    if (index > 0) x += between
    const box = { x, y: start.y, width: glyph.width * scaleX, height: glyph.height * scaleY }
    x += box.width
    return { glyph, box }
  })
}
