import { coloursIn, moodsIn, occasionsIn } from '@collagerie/core/catalogue'
import type { Language } from '../../language/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { SearchWords } from './search-words.ts'

const WORDS: Readonly<Record<Language, SearchWords>> = { fr, nl, en, de, it, es }

/** Words people may type to find a template with these tags. Loaded with the first search, not with the screen. */
export function wordsOfTags(tags: readonly string[], language: Language): readonly string[] {
  const { occasion, mood, colour } = WORDS[language]
  return [
    ...occasionsIn(tags).map((each) => occasion[each]),
    ...moodsIn(tags).map((each) => mood[each]),
    ...coloursIn(tags).map((each) => colour[each]),
  ]
}
