import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import { MATERIALS } from '@collagerie/core/format'
import { ORDER_STATES } from '@collagerie/core/order'
import { printableText, type TextCharacters } from '@collagerie/core/text'
import * as v from 'valibot'
import { cursorSchema } from './fields.ts'
import { priceSchema } from './price.ts'

export const LONGEST_COLLAGE_NAME = 60

/** Far longer than any name, but short enough to check. */
const LONGEST_GIVEN = 10_000

/** A customer's name for a collage. The messages are keys of interface texts. */
export function collageNameSchema(characters: TextCharacters) {
  return v.pipe(
    v.string('fieldRequired'),
    v.maxLength(LONGEST_GIVEN, 'fieldTooLong'),
    v.trim(),
    // Line breaks and similar characters would break a list.
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'controlCharacter'),
    v.transform((given) => printableText(given, characters).text.trim()),
    v.nonEmpty('fieldRequired'),
    v.maxLength(LONGEST_COLLAGE_NAME, 'fieldTooLong'),
  )
}

export const materialSchema = v.picklist(MATERIALS)

/** A piece. A measure of 0 is unknown. */
const pieceEntries = {
  /** The customer's own name; empty if there is none. */
  name: v.string(),
  /** The title on the sheet; empty if there is none. */
  title: v.string(),
  templateId: v.string(),
  /** The format in centimetres. */
  width: v.number(),
  height: v.number(),
  material: materialSchema,
  pages: v.number(),
  /** The price of all its pages; missing if unknown or the shop has no prices. */
  price: v.optional(priceSchema),
  /** The address of the picture; empty if there is none. */
  picture: v.string(),
}

export const pieceSchema = v.object(pieceEntries)

export type Piece = v.InferOutput<typeof pieceSchema>

/** An order made of a collage. */
const cardOrderSchema = v.object({
  number: v.string(),
  orderedAt: v.string(),
  /** The ordered material; customers without a preference choose it at the checkout. */
  material: v.optional(materialSchema, ''),
  /** How it gets to the customer; absent if the order did not say. */
  way: v.optional(v.picklist(DELIVERY_WAYS)),
  state: v.picklist(ORDER_STATES),
  /** The progress of the print file, in percent. */
  progress: v.number(),
})

export type CardOrder = v.InferOutput<typeof cardOrderSchema>

/** A saved collage as an overview shows it. */
const collageCardSchema = v.object({
  ...pieceEntries,
  id: v.string(),
  version: v.number(),
  savedAt: v.string(),
  /** The last order made of it. */
  order: v.optional(cardOrderSchema),
  /** Up to 19 before it, the newest first; a server of an earlier version does not send them. */
  earlierOrders: v.optional(v.array(cardOrderSchema)),
})

export type ListedCollage = v.InferOutput<typeof collageCardSchema>

/** Every list that comes page by page is asked for like this: `after` is the cursor of the previous page. */
export const pageQuerySchema = v.object({ after: cursorSchema })

export const collageListAnswerSchema = v.object({
  collages: v.array(collageCardSchema),
  /** Where the next page starts; empty on the last one. */
  next: v.string(),
  /** The bytes that the user's data take, and their limit. */
  room: v.object({ used: v.number(), limit: v.number() }),
  /** The account's name; earlier server versions do not send it. */
  username: v.optional(v.string()),
})

export type CollageListAnswer = v.InferOutput<typeof collageListAnswerSchema>

export function renameRequestSchema(characters: TextCharacters) {
  return v.object({ name: collageNameSchema(characters) })
}

/** A name that is taken gets a number. */
export function duplicateRequestSchema(characters: TextCharacters) {
  return v.object({ name: v.optional(collageNameSchema(characters)) })
}

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
