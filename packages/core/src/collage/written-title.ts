import type { Variation } from '../template/index.ts'
import { isDefaultText, shortened } from '../text/index.ts'
import { bySlotName } from './by-slot-name.ts'
import type { SavedCollage } from './saved-collage.ts'
import { savedSheets } from './saved-sheets.ts'

const LONGEST_TITLE = 60
/** The part of a text that is enough, before blanks are collapsed. */
const ENOUGH_CHARACTERS = 1000

/**
 * The first words written on the first sheet, in one line; empty if there are none. Words kept for a layout that has a
 * place for them do not count while they are not printed.
 */
export function writtenTitle(saved: SavedCollage): string {
  const [first] = savedSheets(saved)
  const isPrinted = isPrintedIn(first?.template?.variation)
  const texts = Object.entries(first?.sheet.userdata.texts ?? {}).toSorted(([a], [b]) => bySlotName(a, b))
  const written = texts.filter(([slot, { text }]) => isPrinted(slot) && !isDefaultText(slot, text))
  const lines = written.map(([, { text }]) =>
    text
      .trimStart()
      .slice(0, ENOUGH_CHARACTERS)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  return shortened(lines.find((line) => line !== '') ?? '', LONGEST_TITLE)
}

/** Where no layout was saved, as with a shop's drawing that no collage may contain, every word counts. */
function isPrintedIn(variation: Variation | undefined): (slot: string) => boolean {
  if (!variation) return () => true
  const slots = new Set(variation.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.slot] : [])))
  return (slot) => slots.has(slot)
}
