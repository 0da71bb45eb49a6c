import { LONGEST_ID } from '@collagerie/core/collage'
import * as v from 'valibot'

/** Fields as both JSON and forms carry them: a form has only texts. */

/** The place in a list from which to go on. */
const LONGEST_CURSOR = 100

/** A missing field is empty. */
export function textSchema(longest: number) {
  return v.optional(v.pipe(v.string(), v.maxLength(longest)), '')
}

export const idSchema = textSchema(LONGEST_ID)

export const cursorSchema = textSchema(LONGEST_CURSOR)

/** `true` or 1, as JSON or a form writes them; everything else is false. */
export const flagSchema = v.pipe(
  v.optional(v.union([v.boolean(), v.string(), v.number()]), false),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
)

export function thisNumberSchema<const Value extends number>(value: Value) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => Number(given)),
    v.literal(value),
  )
}

/** An integer, as JSON or a form writes it; an empty field counts as missing. */
export const countSchema = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(
    v.string(),
    v.regex(/^\d{0,9}$/),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  ),
])
