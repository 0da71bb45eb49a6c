import type { Language } from '@collagerie/core/catalogue'
import type { QuoteLine } from '../quote-line.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { SPANISH } from './spanish.ts'

export const QUOTE_LINES: Readonly<Record<Language, readonly QuoteLine[]>> = {
  fr: FRENCH,
  nl: DUTCH,
  en: ENGLISH,
  de: GERMAN,
  it: ITALIAN,
  es: SPANISH,
}
