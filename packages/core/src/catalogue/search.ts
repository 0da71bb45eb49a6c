/** The longest search, in characters: what is longer was pasted by mistake. */
export const MOST_TYPED = 100

/** Letters that keyboards lack, as people write them. */
const APART: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Words as they are compared: without accents, and in small letters. */
function plain(text: string): string {
  const small = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return small.replace(/[œæß]/g, (letter) => APART[letter] ?? letter)
}

/** The words of a text as they are compared, some of them empty. */
export function wordsOf(text: string): readonly string[] {
  return plain(text).split(/[^\p{L}\p{N}]+/u)
}

/** Whether both are the same words, in any spelling. */
export function isSameText(one: string, other: string): boolean {
  const normalised = (text: string) => wordsOf(text).filter(Boolean).join(' ')
  return normalised(one) === normalised(other)
}

/** Whether each typed word begins a word of the texts. An empty search matches everything. */
function matchesSearch(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsOf)
  return wordsOf(typed).every((word) => words.some((each) => each.startsWith(word)))
}

/**
 * How closely a search matches: the index of the first level that, with those before it, contains every typed word.
 * Undefined if all levels together do not.
 */
export function searchLevel(levels: readonly (readonly string[])[], typed: string): number | undefined {
  const level = levels.findIndex((_, place) => matchesSearch(levels.slice(0, place + 1).flat(), typed))
  return level < 0 ? undefined : level
}
