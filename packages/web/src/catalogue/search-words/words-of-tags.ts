import {
  COLOURS,
  coloursIn,
  colourTag,
  MOODS,
  moodsIn,
  moodTag,
  OCCASIONS,
  occasionsIn,
  occasionTag,
  respelled,
  slipsIn,
} from '@collagerie/core/catalogue'
import { LANGUAGES, type Language } from '../../language/languages.ts'
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

const TAGS: readonly string[] = [...OCCASIONS.map(occasionTag), ...MOODS.map(moodTag), ...COLOURS.map(colourTag)]

interface Vocabulary {
  readonly language: Language
  /** What templates and filters are called in it. */
  readonly texts: readonly string[]
  readonly labelOf: (tag: string) => string | undefined
}

/**
 * What typed words that find nothing may mean: words of another language, or words with a slip. Undefined if they are
 * near nothing.
 */
export function meantBy(typed: string, { language, texts, labelOf }: Vocabulary): string | undefined {
  const foreign = nearestTag(typed)
  const ofTag = foreign && (labelOf(foreign.tag) ?? wordsOfTags([foreign.tag], language)[0]?.split(' ')[0])
  if (foreign?.slips === 0) return ofTag
  return respelled(typed, [...texts, ...wordsOfTags(TAGS, language)]) ?? ofTag
}

/** The first tag whose words, in any language, are nearest. */
function nearestTag(typed: string): { readonly tag: string; readonly slips: number } | undefined {
  return TAGS.flatMap((tag) => {
    const slips = LANGUAGES.map((language) => slipsIn(typed, wordsOfTags([tag], language)) ?? Number.POSITIVE_INFINITY)
    const least = Math.min(...slips)
    return Number.isFinite(least) ? [{ tag, slips: least }] : []
  }).toSorted((a, b) => a.slips - b.slips)[0]
}
