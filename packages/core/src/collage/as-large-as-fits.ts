import type { TextLayer } from '../template/index.ts'
import { type MeasureText, startingText, type TextData, TITLE_SLOT } from '../text/index.ts'

/** A text in its place's size: the template's own, or else the largest that leaves some air. */
export function asLargeAsFits(layer: TextLayer, data: TextData, measure: MeasureText): TextData {
  const { slot, look } = layer
  const { fontSize: _size, multipleLines: _lines, ...rest } = data
  const { fontSize, letterSpacing = 0 } = look
  // A text that had to shrink has closer letters too; both start anew.
  const wanted = fontSize === undefined ? rest : { ...rest, fontSize, letterSpacing }
  return startingText(slot === TITLE_SLOT ? 'title' : 'subtitle', wanted, layer, measure)
}
