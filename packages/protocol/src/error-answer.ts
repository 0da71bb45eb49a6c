import * as v from 'valibot'
import { ERROR_CODES } from './error-code.ts'

/** The answer of every failed call, beside the HTTP status. */
export const errorAnswerSchema = v.object({
  error: v.string(),
  /** A page may be older than the server. */
  code: v.fallback(v.picklist(ERROR_CODES), 'unexpected'),
  /** The photo concerned, if any. */
  photoId: v.optional(v.string()),
  /** The field concerned, if any. */
  field: v.optional(v.string()),
})

export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema>
