import type { Collage } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { type MeasureText, TITLE_SLOT } from '@collagerie/core/text'
import { draftText, type TitleDraft } from './title-draft.ts'

/** Capitals are about five eighths of their size. */
const CAPITALS = 0.625
/** Letters below this are read from near alone, in centimetres. */
const LEAST_CAPITALS = 0.35
/** Below this share of what its place gives it, a title looks lost there. */
const LEAST_SHARE = 0.45

/** How high the capitals of a text will be in print, in millimetres, where so many words have made them tiny. */
export function tinyCapitals(
  draft: TitleDraft,
  collage: Collage,
  layer: TextLayer,
  measure: MeasureText,
): number | undefined {
  const { text, fontSize } = draftText(draft, collage, layer, measure)
  if (text === '') return undefined
  const capitals = CAPITALS * fontSize
  const isLost = layer.slot === TITLE_SLOT && fontSize < LEAST_SHARE * (layer.look.fontSize ?? 0)
  return capitals < LEAST_CAPITALS || isLost ? Math.round(10 * capitals) : undefined
}
