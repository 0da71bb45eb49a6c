import * as v from 'valibot'
import { flagSchema, textSchema } from './fields.ts'
import { languageSchema } from './language.ts'

/** Longer than any form allows, so that the form's own rules can say what is wrong. */
const LONGEST_FIELD = 1000

const field = textSchema(LONGEST_FIELD)

/** Without name and password it only asks; with them it signs in. The password is encrypted. */
export const signInRequestSchema = v.object({ username: field, password: field })

/** Both passwords are encrypted. */
export const registerRequestSchema = v.object({
  username: field,
  email: field,
  password: field,
  password_again: field,
  newsletter: flagSchema,
  terms: flagSchema,
  lang: languageSchema,
})

export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>

/** `all` is the form as a whole. */
const fieldErrorSchema = v.object({ field: v.string(), message: v.string() })

export type FieldError = v.InferOutput<typeof fieldErrorSchema>

export const authenticatedAnswerSchema = v.object({
  authenticated: v.picklist(['true', 'false']),
  /** Whether the shop's board is theirs to see. */
  isOperator: v.optional(v.boolean()),
  errors: v.optional(v.array(fieldErrorSchema)),
})

export type AuthenticatedAnswer = v.InferOutput<typeof authenticatedAnswerSchema>

/** The session's public name. It opens nothing: the cookie does. */
export const aliveAnswerSchema = v.object({ flashsession: v.string() })

export type AliveAnswer = v.InferOutput<typeof aliveAnswerSchema>
