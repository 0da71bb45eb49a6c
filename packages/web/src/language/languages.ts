import type { Language } from '@collagerie/core/catalogue'

export type { Language }

/** In the order of the language menu; each named in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
}

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

export const FIRST_LANGUAGE: Language = 'fr'

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGE_NAMES, code)
}
