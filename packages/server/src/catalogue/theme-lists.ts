import { type CatalogueEntry, type Language, localise, writeThemeList } from '@collagerie/core/catalogue'
import { type PreparedText, prepareText } from '../http/prepared-text.ts'

/** The theme list of a language, written when it is first asked for: a server that starts has better things to do. */
export function themeLists(entries: readonly CatalogueEntry[]): (language: Language) => Promise<PreparedText> {
  const visible = entries.filter((entry) => entry.visible)
  const written = new Map<Language, Promise<PreparedText>>()
  return (language) => {
    const list = written.get(language) ?? prepareText(writeThemeList(visible.map((entry) => localise(entry, language))))
    written.set(language, list)
    return list
  }
}
