import { LANGUAGES } from '@collagerie/core/catalogue'
import * as v from 'valibot'

/** A language nobody speaks here, or none, is French, as at a first visit. */
export const languageSchema = v.fallback(v.picklist(LANGUAGES), LANGUAGES[0])

/** Where it matters whether somebody said one. */
export const saidLanguageSchema = v.fallback(v.optional(v.picklist(LANGUAGES)), undefined)
