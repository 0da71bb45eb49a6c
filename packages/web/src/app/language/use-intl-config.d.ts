import type { FrenchTexts } from '../messages/translation.ts'
import type { Language } from './languages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: FrenchTexts
  }
}
