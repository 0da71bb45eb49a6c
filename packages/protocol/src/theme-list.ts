import * as v from 'valibot'
import { languageSchema } from './language.ts'

/** The list is XML unless JSON is asked for, as the page does, which reads that many times as fast. */
export const themeListQuerySchema = v.object({
  lang: languageSchema,
  format: v.fallback(v.picklist(['xml', 'json']), 'xml'),
})
