import * as v from 'valibot'
import { languageSchema } from './language.ts'

/** The list is XML unless JSON is requested, as pages do: they read it many times faster. */
export const themeListQuerySchema = v.object({
  lang: languageSchema,
  format: v.fallback(v.picklist(['xml', 'json']), 'xml'),
})
