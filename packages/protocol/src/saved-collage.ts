import * as v from 'valibot'
import { flagSchema, idSchema, thisNumberSchema } from './fields.ts'

export const EDITOR_ID = 2
export const EDITOR_VERSION = 1

export const saveRequestSchema = v.object({
  collagexml: v.string(),
  editor: thisNumberSchema(EDITOR_ID),
  editor_version: v.optional(thisNumberSchema(EDITOR_VERSION), EDITOR_VERSION),
  fororder: flagSchema,
  templateid: idSchema,
  /** Empty or missing for a new collage. */
  collageid: idSchema,
  /** Every attempt to save a new collage has this one, so that it is created once even if an answer is lost. */
  requestkey: idSchema,
})

export type SaveRequest = v.InferOutput<typeof saveRequestSchema>

export const saveAnswerSchema = v.object({ collageid: v.string() })

export type SaveAnswer = v.InferOutput<typeof saveAnswerSchema>

export const loadRequestSchema = v.object({ collageid: idSchema })

export const loadAnswerSchema = v.object({
  collagexml: v.string(),
  editor: v.number(),
  /** The material of its last order, if any: a collage without a preference is shown on that. */
  material: v.optional(v.string()),
})

export type LoadAnswer = v.InferOutput<typeof loadAnswerSchema>
