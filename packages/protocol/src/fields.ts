import * as v from 'valibot'

/** Fields as both JSON and forms carry them: a form knows texts alone. */

const LONGEST_ID = 200

/** An absent field is an empty one. */
export function textSchema(longest: number) {
  return v.optional(v.pipe(v.string(), v.maxLength(longest)), '')
}

export const idSchema = textSchema(LONGEST_ID)

/** `true`, or the word; everything else is no. */
export const flagSchema = v.pipe(
  v.optional(v.union([v.boolean(), v.string(), v.number()]), false),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
)

export function wholeNumberSchema<const Value extends number>(value: Value) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => Number(given)),
    v.literal(value),
  )
}
