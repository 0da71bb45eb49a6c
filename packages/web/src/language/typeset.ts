import type { Language } from './languages.ts'

const NO_BREAK_SPACE = '\u00a0'
/** The space before French double punctuation; fixed wordings without it are shown with it too. */
const NARROW_SPACE = '\u202f'

/** Matches up to the name and style of a placeholder, which are not text. */
const PLACEHOLDER = /\{\w+(?:, (?:plural|select|selectordinal),|(?:, [^{}]*)?\})/g

/**
 * Replaces typewriter marks by typographic ones, also in the branches of placeholders; placeholders themselves stay.
 */
export function typeset(text: string, language: Language): string {
  const words = text.split(PLACEHOLDER)
  const placeholders = [...(text.match(PLACEHOLDER) ?? []), '']
  return words.map((part, index) => setWords(part, language) + placeholders[index]).join('')
}

/** Typesets every text of a tree. */
export function typesetAll<T extends object>(texts: T, language: Language): T {
  const set = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? typeset(value, language) : typesetAll(value as object, language),
  ])
  return Object.fromEntries(set) as T
}

function setWords(words: string, language: Language): string {
  const marked = words.replaceAll("'", '’').replaceAll('...', '…')
  if (language === 'fr')
    return marked
      .replaceAll(/ (?=[?!:;])|(?<=[\p{L}\p{N})»])(?=[?!;])/gu, NARROW_SPACE)
      .replaceAll(/ (?=[%»])|(?<=«) /g, NO_BREAK_SPACE)
      .replaceAll(/(?<=\p{L}) - (?=\p{L})/gu, ' – ')
  if (language === 'de') return marked.replaceAll(/(?<=\S) ?…/g, `${NO_BREAK_SPACE}…`)
  return marked
}
