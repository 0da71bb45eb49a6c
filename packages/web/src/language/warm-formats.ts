import type { Language } from './languages.ts'

/**
 * The first number a page writes takes a browser as long as a whole screen, as it looks up how the language does so. It
 * does that while the page waits for its scripts, each look in a task of its own.
 */
export function warmFormats(language: Language): void {
  setTimeout(() => new Intl.PluralRules(language).select(1))
  setTimeout(() => new Intl.NumberFormat(language).format(1))
}
