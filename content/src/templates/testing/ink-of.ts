import { asLargeAsFits, templateLook } from '@collagerie/core/collage'
import type { Rect } from '@collagerie/core/geometry'
import type { TextLayer } from '@collagerie/core/template'
import { layoutText, type MeasureText } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { createCanvas } from '@napi-rs/canvas'

const REFERENCE_PX = 100
const ctx = createCanvas(1, 1).getContext('2d')

/** What the letters of a text cover on the sheet, line by line, accents, tails and swashes too; the layer's turn aside. */
export function inkOf(layer: TextLayer, text: string, measure: MeasureText): Rect[] {
  const data = asLargeAsFits(layer, { ...templateLook(layer), text }, measure)
  ctx.font = `${REFERENCE_PX}px "${faceOf(data.font, data.style).family}"`
  const scale = data.fontSize / REFERENCE_PX
  return layoutText(data, layer, measure).lines.map((line) => {
    const ink = ctx.measureText(line.text)
    const before = Math.max(0, ink.actualBoundingBoxLeft) * scale
    const after = Math.max(0, ink.actualBoundingBoxRight - ink.width) * scale
    return {
      x: layer.x + line.x - before,
      y: layer.y + line.baseline - ink.actualBoundingBoxAscent * scale,
      width: before + line.width + after,
      height: (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) * scale,
    }
  })
}
