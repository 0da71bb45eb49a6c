import { LANGUAGES, type Language, type Localised } from '@collagerie/core/catalogue'
import type { ContentTexts } from './content-texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { TemplateId } from './template-id.ts'

export const TEXTS: Localised<ContentTexts<TemplateId>> = { fr, nl, en, de, it, es }

/** What is written from the texts of each language in turn. */
export function inEveryLanguage<Written>(
  write: (texts: ContentTexts<TemplateId>, language: Language) => Written,
): Localised<Written> {
  const written = LANGUAGES.map((language) => [language, write(TEXTS[language], language)])
  return Object.fromEntries(written) as Localised<Written>
}
