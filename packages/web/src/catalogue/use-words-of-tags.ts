import { useEffect, useState } from 'react'
import type { Language } from '../language/languages.ts'

type WordsOfTags = (tags: readonly string[], language: Language) => readonly string[]

const NONE: WordsOfTags = () => []

/** Everyday words to search by. They load with the first search; without them names and filters are searched. */
export function useWordsOfTags(isSearching: boolean): WordsOfTags {
  const [words, setWords] = useState<WordsOfTags>(() => NONE)
  useEffect(() => {
    if (!isSearching) return
    import('./search-words/words-of-tags.ts').then(
      ({ wordsOfTags }) => setWords(() => wordsOfTags),
      () => undefined,
    )
  }, [isSearching])
  return words
}
