import * as v from 'valibot'
import { ERROR_CODES } from './error-code.ts'

/** What every call answers with when it fails, beside the HTTP status. */
export const errorAnswerSchema = v.object({
  error: v.string(),
  /** A page may be older than the server that answers it. */
  code: v.fallback(v.picklist(ERROR_CODES), 'unexpected'),
  /** Which photo it is about, where it is about one. */
  photoId: v.optional(v.string()),
  /** Which field it is about, where it is about one. */
  field: v.optional(v.string()),
})

export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema>
