import type { Language } from './languages.ts'

const NO_BREAK_SPACE = '\u00a0'
/** What French has before its double marks; a fixed wording that lacks it is shown with it too. */
const NARROW_SPACE = '\u202f'

/** Stops at the name and the style of a placeholder: what is between its braces is not for reading. */
const PLACEHOLDER = /\{\w+(?:, (?:plural|select|selectordinal),|(?:, [^{}]*)?\})/g

/** The marks of a typewriter become those of print; placeholders stay as they are, their branches are set too. */
export function typeset(text: string, language: Language): string {
  const words = text.split(PLACEHOLDER)
  const placeholders = [...(text.match(PLACEHOLDER) ?? []), '']
  return words.map((part, index) => setWords(part, language) + placeholders[index]).join('')
}

/** The same for a whole tree of texts. */
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
