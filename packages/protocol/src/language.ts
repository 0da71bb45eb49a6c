import { LANGUAGES } from '@collagerie/core/catalogue'
import * as v from 'valibot'

/** An unknown or missing language means French, as at a first visit. */
export const languageSchema = v.fallback(v.picklist(LANGUAGES), LANGUAGES[0])

/** Keeps a missing language apart from a given one. */
export const saidLanguageSchema = v.fallback(v.optional(v.picklist(LANGUAGES)), undefined)
