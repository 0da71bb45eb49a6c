import { asLargeAsFits, templateLook } from '@collagerie/core/collage'
import type { Rect } from '@collagerie/core/geometry'
import type { TextLayer } from '@collagerie/core/template'
import { layoutText, type MeasureText } from '@collagerie/core/text'
import { faceInk } from './face-ink.ts'

/**
 * What the letters of a text cover on the sheet, line by line, accents, tails and swashes too; the layer's turn aside.
 */
export function inkOf(layer: TextLayer, text: string, measure: MeasureText): Rect[] {
  const data = asLargeAsFits(layer, { ...templateLook(layer), text }, measure)
  return layoutText(data, layer, measure).lines.map((line) => {
    const { before, after, above, below } = faceInk(data, line.text)
    return {
      x: layer.x + line.x - before * data.fontSize,
      y: layer.y + line.baseline - above * data.fontSize,
      width: line.width + (before + after) * data.fontSize,
      height: (above + below) * data.fontSize,
    }
  })
}
