import type { CollagePage } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { lostCapitals, type MeasureText, TITLE_SLOT } from '@collagerie/core/text'
import { editedText, type TitleEdits } from './title-edits.ts'

/** How high the capitals of a title will be in print, in millimetres, if so many words have made them tiny. */
export function tinyCapitalsMm(
  edits: TitleEdits,
  page: CollagePage,
  layer: TextLayer,
  measure: MeasureText,
): number | undefined {
  if (layer.slot !== TITLE_SLOT) return undefined
  const { text, fontSize } = editedText(edits, page, layer, measure)
  const capitals = text === '' ? undefined : lostCapitals(fontSize, layer.look.fontSize ?? 0)
  return capitals && Math.round(10 * capitals)
}
