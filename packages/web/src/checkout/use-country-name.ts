import { useMemo } from 'react'
import { useLanguage } from '../language/language-store.ts'

/** What a country is called in the active language, by its ISO 3166 code. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return (code) => names.of(code) ?? code
  }, [language])
}
