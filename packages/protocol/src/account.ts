import * as v from 'valibot'
import { flagSchema, textSchema } from './fields.ts'
import { languageSchema, saidLanguageSchema } from './language.ts'

/** Longer than any form allows, so that the form's own rules can name the fault. */
const LONGEST_FIELD = 1000

const field = textSchema(LONGEST_FIELD)

/**
 * Without name and password it only asks who is signed in; with them it signs in. The password is encrypted. The
 * language is the page's, for mails.
 */
export const signInRequestSchema = v.object({ username: field, password: field, lang: saidLanguageSchema })

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

/** A username or an address, for a forgotten password. */
export const forgottenRequestSchema = v.object({ account: field })

/** Does not tell whether there is such an account. */
export const forgottenAnswerSchema = v.object({ isNoted: v.literal(true) })

export type ForgottenAnswer = v.InferOutput<typeof forgottenAnswerSchema>

/** The token comes from the link in a mail, and encrypts both passwords. */
export const newPasswordRequestSchema = v.object({
  token: field,
  password: field,
  password_again: field,
  lang: languageSchema,
})

export type NewPasswordRequest = v.InferOutput<typeof newPasswordRequestSchema>

/** `all` is the form as a whole. */
const fieldErrorSchema = v.object({ field: v.string(), message: v.string() })

export type FieldError = v.InferOutput<typeof fieldErrorSchema>

export const authenticatedAnswerSchema = v.object({
  authenticated: v.picklist(['true', 'false']),
  /** Whether the account may see the shop's board. */
  isOperator: v.optional(v.boolean()),
  errors: v.optional(v.array(fieldErrorSchema)),
})

export type AuthenticatedAnswer = v.InferOutput<typeof authenticatedAnswerSchema>

/** The session's public name, which grants nothing: the cookie does. */
export const aliveAnswerSchema = v.object({ flashsession: v.string() })

export type AliveAnswer = v.InferOutput<typeof aliveAnswerSchema>
