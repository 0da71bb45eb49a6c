import { inStorage } from '../ui/in-storage.ts'
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
  // Without storage the language lasts as long as the page.
  const code = inStorage('browser', (storage) => storage.getItem(STORAGE_KEY))
  if (!isLanguage(code)) return undefined
  sendToServer(code)
  return code
}

/** Lets the server send the right texts with the next page, before its script runs. */
function sendToServer(language: Language): void {
  document.cookie = `${STORAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
}

export function rememberLanguage(language: Language): void {
  sendToServer(language)
  inStorage('browser', (storage) => storage.setItem(STORAGE_KEY, language))
}
