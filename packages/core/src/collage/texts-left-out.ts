import type { Template } from '../template/index.ts'
import type { CollagePage } from './collage-page.ts'
import { wordsIn } from './sheet-texts.ts'
import { textSlots } from './slots.ts'

/** The slots whose words another template has no place for. The words stay in the document, and off the sheet. */
export function textsLeftOut(before: CollagePage, after: Template): readonly string[] {
  const places = new Set(textSlots(after).map(({ slot }) => slot))
  return textSlots(before.template).flatMap((layer) =>
    places.has(layer.slot) || wordsIn(before, layer).trim() === '' ? [] : [layer.slot],
  )
}
