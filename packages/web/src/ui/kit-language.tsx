import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Screens that use the kit wrap themselves in this, so that its numbers and built-in words follow the app's language.
 */
export function KitLanguage({ language, children }: { readonly language: string; readonly children: ReactNode }) {
  return <I18nProvider locale={language}>{children}</I18nProvider>
}
