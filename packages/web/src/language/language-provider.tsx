import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { TextsToCome } from '../ui/texts-to-come.ts'
import { FORMATS } from './formats.ts'
import { hasLanguageParameter, languageInSearch, rememberLanguage, withoutLanguage } from './language-choice.ts'
import { changeLanguage, loadTextsOf, useLanguage } from './language-store.ts'
import type { FrenchTexts } from './messages/translation.ts'

const fetchTexts = () => loadTextsOf('rest')

/** Gives the texts of the active language to everything below, and follows `?lang=`. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language, texts } = useLanguage()
  const search = useSearch()

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    if (!hasLanguageParameter(search)) return
    const asked = languageInSearch(search)
    if (asked) {
      rememberLanguage(asked)
      void changeLanguage(asked)
    }
    navigate(withoutLanguage(window.location.href), { replace: true, state: window.history.state })
  }, [search])

  if (!texts) return null
  return (
    // Placeholders are typed by the French wording; at run time the words are those of the active language.
    <IntlProvider locale={language} formats={FORMATS} messages={texts as Partial<FrenchTexts>}>
      <TextsToCome value={fetchTexts}>{children}</TextsToCome>
    </IntlProvider>
  )
}
