import * as v from 'valibot'

/** What every call answers with when it fails, beside the HTTP status. */
export const errorAnswerSchema = v.object({ error: v.string() })

export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema>
