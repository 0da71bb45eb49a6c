import { type CollagePage, textSlots } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { SUBTITLE_SLOT, TITLE_SLOT } from '@collagerie/core/text'

/** Only title and subtitle are written here; other texts belong to the template. */
export function titleLayers({ template }: CollagePage): readonly TextLayer[] {
  return textSlots(template).filter(({ slot }) => slot === TITLE_SLOT || slot === SUBTITLE_SLOT)
}
