import type { Language } from './languages.ts'
import type { FrenchTexts } from './messages/translation.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: FrenchTexts
  }
}
