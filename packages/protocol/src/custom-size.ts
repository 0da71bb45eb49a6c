import { parseCentimetres } from '@collagerie/core/format'
import * as v from 'valibot'

const LONGEST_NUMBER = 12
const LONGEST_TEMPLATE_ID = 64

/** A length as customers type it, with comma or dot. */
const centimetresSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NUMBER),
  v.transform(parseCentimetres),
  v.number('not a length in centimetres'),
)

export const customSizeQuerySchema = v.object({
  width: centimetresSchema,
  height: centimetresSchema,
  templateId: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEMPLATE_ID)),
})

export type CustomSizeQuery = v.InferOutput<typeof customSizeQuerySchema>

export const customSizeAnswerSchema = v.object({
  /** Comma list of material codes, as in a template's own `materials`. */
  materials: v.string(),
  /** For example `55 x 42.5 cm`. */
  description: v.string(),
})

export type CustomSizeAnswer = v.InferOutput<typeof customSizeAnswerSchema>
