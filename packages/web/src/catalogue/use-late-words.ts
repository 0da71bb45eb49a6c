import { useEffect, useState } from 'react'

type LateWords = Pick<typeof import('./search-words/words-of-tags.ts'), 'wordsOfTags' | 'meantBy'>

const NONE: LateWords = { wordsOfTags: () => [], meantBy: () => undefined }

/** Everyday words to search by. They load with the first search; without them names and filters are searched. */
export function useLateWords(isSearching: boolean): LateWords {
  const [words, setWords] = useState(NONE)
  useEffect(() => {
    if (!isSearching) return
    import('./search-words/words-of-tags.ts').then(setWords, () => undefined)
  }, [isSearching])
  return words
}
