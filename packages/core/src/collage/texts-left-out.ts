import type { Template } from '../template/index.ts'
import type { Collage } from './collage.ts'
import { wordsIn } from './sheet-texts.ts'
import { textSlots } from './slots.ts'

/** The slots whose words another template has no place for. The words stay in the document, and off the sheet. */
export function textsLeftOut(before: Collage, after: Template): readonly string[] {
  const places = new Set(textSlots(after).map(({ slot }) => slot))
  return textSlots(before.template).flatMap((layer) =>
    places.has(layer.slot) || wordsIn(before, layer).trim() === '' ? [] : [layer.slot],
  )
}
