import {
  type CatalogueEntry,
  type Language,
  localise,
  needsDigitShapes,
  writeThemeList,
  writeThemeListJson,
} from '@collagerie/core/catalogue'
import { digitOutlines } from '@collagerie/core/shapes'
import { type PreparedText, prepareText } from '../http/prepared-text.ts'
import { madeOnce } from '../turns/made-once.ts'

type Format = 'xml' | 'json'

/** The theme list of a language, written on first request, so that the server starts sooner. */
export function themeLists(
  entries: readonly CatalogueEntry[],
): (language: Language, format: Format) => Promise<PreparedText> {
  const visible = entries.filter((entry) => entry.visible)
  const digits = visible.some(({ source }) => needsDigitShapes(source)) ? digitOutlines() : undefined
  const written = madeOnce<PreparedText>()
  const write = (language: Language, format: Format) => {
    const templates = visible.map((entry) => localise(entry, language))
    return format === 'json' ? writeThemeListJson(templates, digits) : writeThemeList(templates)
  }
  return (language, format) => written(`${language} ${format}`, () => prepareText(write(language, format)))
}
