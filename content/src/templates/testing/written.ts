import { asLargeAsFits, templateLook, textSlots } from '@collagerie/core/collage'
import type { Rect } from '@collagerie/core/geometry'
import type { TextLayer } from '@collagerie/core/template'
import { layoutText, type MeasureText } from '@collagerie/core/text'
import type { BuiltTemplate } from '../build-template.ts'
import { factsOf } from '../kit/type-size.ts'
import { sampleTexts } from '../sample-texts.ts'
import type { StaticTemplate } from '../static-template.ts'

/** A text as it stands on the sheet; lengths in centimetres. */
export interface Written {
  readonly layer: TextLayer
  readonly width: number
  /** Height of a capital. */
  readonly caps: number
  /** Its lines from the top of a capital to the baseline, in the layer's box. */
  readonly lines: readonly Rect[]
}

export function writtenOn({ template }: BuiltTemplate, source: StaticTemplate, measure: MeasureText): Written[] {
  const words = sampleTexts(source)
  return textSlots(template).map((layer) => writtenIn(layer, words(layer.slot), measure))
}

/** Any text as it would stand in its layer. */
export function writtenIn(layer: TextLayer, text: string, measure: MeasureText): Written {
  const data = asLargeAsFits(layer, { ...templateLook(layer), text }, measure)
  const caps = factsOf(data.font).cap * data.fontSize
  const lines = layoutText(data, layer, measure).lines.map(({ x, baseline, width }) => ({
    x,
    y: baseline - caps,
    width,
    height: caps,
  }))
  return { layer, caps, lines, width: Math.max(...lines.map(({ width }) => width)) }
}
