import { isDefaultText, shortened } from '../text/index.ts'
import type { SavedCollage } from './saved-collage.ts'
import { savedSheets } from './saved-sheets.ts'

const LONGEST_TITLE = 60
/** The part of a text that is enough, before blanks are collapsed. */
const ENOUGH = 1000

/** The first words written on the first sheet, in one line; empty if there are none. */
export function writtenTitle(saved: SavedCollage): string {
  const texts = Object.entries(savedSheets(saved)[0]?.sheet.userdata.texts ?? {}).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const written = texts.filter(([slot, { text }]) => !isDefaultText(slot, text))
  const lines = written.map(([, { text }]) =>
    text
      .trimStart()
      .slice(0, ENOUGH)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  return shortened(lines.find((line) => line !== '') ?? '', LONGEST_TITLE)
}
