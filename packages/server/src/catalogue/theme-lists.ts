import { type CatalogueEntry, LANGUAGES, type Language, localise, writeThemeList } from '@collagerie/core/catalogue'
import { type PreparedText, prepareText } from '../http/prepared-text.ts'

/** The theme list in each language, ready to be sent. */
export async function writeThemeLists(
  entries: readonly CatalogueEntry[],
): Promise<ReadonlyMap<Language, PreparedText>> {
  const visible = entries.filter((entry) => entry.visible)
  const lists = LANGUAGES.map(async (language): Promise<[Language, PreparedText]> => {
    return [language, await prepareText(writeThemeList(visible.map((entry) => localise(entry, language))))]
  })
  return new Map(await Promise.all(lists))
}
