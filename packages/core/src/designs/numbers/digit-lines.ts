import type { Rect, Size } from '../../geometry/index.ts'
import { type DigitSetting, type DigitSpacing, type LinePart, widthOf } from './digit-settings.ts'

/** The box of each glyph, in order, and the block that holds them all. */
export interface DigitPlaces<Glyph> {
  readonly block: Rect
  readonly places: readonly { readonly glyph: Glyph; readonly box: Rect }[]
  /** Centimetres per drawing unit, across and down, for digits that are not widened. */
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

function partWidth({ glyphs, wider }: LinePart<Size>, between: number): number {
  return wider * widthOf(glyphs, between)
}

function lineWidth(line: readonly LinePart<Size>[], between: number): number {
  return line.reduce((sum, part) => sum + partWidth(part, between), (line.length - 1) * between)
}

function lineHeight(line: readonly LinePart<Size>[]): number {
  return Math.max(...line.flatMap(({ glyphs, higher }) => glyphs.map(({ height }) => height * higher)))
}

function setLines<Glyph extends Size>(
  lines: readonly (readonly LinePart<Glyph>[])[],
  area: Rect,
  { between, betweenLines, wider, taller }: DigitSpacing,
): DigitPlaces<Glyph> {
  const width = Math.max(...lines.map((line) => lineWidth(line, between)))
  const height = lines.reduce((sum, line) => sum + lineHeight(line), (lines.length - 1) * betweenLines)
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
  const places = lines.flatMap((line) => {
    let x = block.x + ((width - lineWidth(line, between)) / 2) * scaleX
    const top = y
    y += (lineHeight(line) + betweenLines) * scaleY
    return line.flatMap((part) => {
      const start = x
      x += (partWidth(part, between) + between) * scaleX
      return placePart(part, { x: start, y: top, between, scaleX: scaleX * part.wider, scaleY: scaleY * part.higher })
    })
  })
  return { block, places, scaleX, scaleY, lines: lines.length }
}

interface PartAt {
  readonly x: number
  readonly y: number
  readonly between: number
  readonly scaleX: number
  readonly scaleY: number
}

function placePart<Glyph extends Size>({ glyphs }: LinePart<Glyph>, { x, y, between, scaleX, scaleY }: PartAt) {
  let left = x
  return glyphs.map((glyph) => {
    const box = { x: left, y, width: glyph.width * scaleX, height: glyph.height * scaleY }
    left += (glyph.width + between) * scaleX
    return { glyph, box }
  })
}
