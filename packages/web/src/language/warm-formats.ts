import type { Language } from './languages.ts'

/**
 * The first number a page writes takes a browser as long as a whole screen, as it looks up how the language does so. It
 * does that while the page waits for its scripts, one look at a time.
 */
export function warmFormats(language: Language): void {
  const looks = [() => new Intl.PluralRules(language).select(1), () => new Intl.NumberFormat(language).format(1)]
  const look = () => {
    if (looks.shift()?.() !== undefined) setTimeout(look)
  }
  setTimeout(look)
}
