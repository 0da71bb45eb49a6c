import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { FIRST_LANGUAGE, isLanguage, type Language } from './languages.ts'

const STORAGE_KEY = STORAGE_KEYS.language
const PARAMETER = 'lang'

/** The language in `?lang=`, if it is one of ours. */
export function languageInSearch(search: string): Language | undefined {
  const code = new URLSearchParams(search).get(PARAMETER)?.toLowerCase()
  return isLanguage(code) ? code : undefined
}

/** An address without its `lang`; everything else keeps its place. */
export function withoutLanguage(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}

export function hasLanguageParameter(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER)
}

export function firstLanguage(search: string): Language {
  return languageInSearch(search) ?? rememberedLanguage() ?? FIRST_LANGUAGE
}

function rememberedLanguage(): Language | undefined {
  try {
    const code = localStorage.getItem(STORAGE_KEY)
    if (!isLanguage(code)) return undefined
    sendToServer(code)
    return code
  } catch {
    // If storage is forbidden, the language lasts as long as the page.
    return undefined
  }
}

/** Lets the server send the right texts with the next page, before its script runs. */
function sendToServer(language: Language): void {
  document.cookie = `${STORAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
}

export function rememberLanguage(language: Language): void {
  sendToServer(language)
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be forbidden or full; the choice still applies to this page.
  }
}
