import { MATERIALS } from '@collagerie/core/format'
import * as v from 'valibot'
import { textSchema } from './fields.ts'

export const LONGEST_COLLAGE_NAME = 60
const LONGEST_CURSOR = 100

/** What a customer may call a collage. The messages are keys of what an interface says about a field. */
export const collageNameSchema = v.pipe(
  v.string('fieldRequired'),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty('fieldRequired'),
  v.maxLength(LONGEST_COLLAGE_NAME, 'fieldTooLong'),
  // Line breaks and the like would tear a list apart.
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'controlCharacter'),
)

export const materialSchema = v.picklist(MATERIALS)

/** What is bought. A measure of 0 is one that is not known. */
const pieceEntries = {
  /** The customer's own name; empty where they gave none. */
  name: v.string(),
  /** The title on the sheet; empty where there is none. */
  title: v.string(),
  templateId: v.string(),
  /** The format in centimetres. */
  width: v.number(),
  height: v.number(),
  material: materialSchema,
  /** The address of the picture; empty where there is none. */
  picture: v.string(),
}

export const pieceSchema = v.object(pieceEntries)

export type Piece = v.InferOutput<typeof pieceSchema>

/** A saved collage as an overview shows it. */
const collageCardSchema = v.object({
  ...pieceEntries,
  id: v.string(),
  version: v.number(),
  savedAt: v.string(),
})

export type CollageCard = v.InferOutput<typeof collageCardSchema>

/** `after` is what the page before said comes next. */
export const collageListQuerySchema = v.object({ after: textSchema(LONGEST_CURSOR) })

export const collageListAnswerSchema = v.object({
  collages: v.array(collageCardSchema),
  /** Where the next page starts; empty on the last one. */
  next: v.string(),
})

export type CollageListAnswer = v.InferOutput<typeof collageListAnswerSchema>

export const renameRequestSchema = v.object({ name: collageNameSchema })

/** A name that is taken gets a number. */
export const duplicateRequestSchema = v.object({ name: v.optional(collageNameSchema) })

export const collageAnswerSchema = v.object({ collage: collageCardSchema })

export type CollageAnswer = v.InferOutput<typeof collageAnswerSchema>

export interface DeleteAnswer {
  readonly deleted: true
}

const collageVersionSchema = v.object({
  version: v.number(),
  savedAt: v.string(),
  width: v.number(),
  height: v.number(),
  picture: v.string(),
})

export const versionListAnswerSchema = v.object({ versions: v.array(collageVersionSchema) })

/** The kept versions, the one that is loaded first. */
export type VersionListAnswer = v.InferOutput<typeof versionListAnswerSchema>
