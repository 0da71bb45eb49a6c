import { ORDER_STATES } from '@collagerie/core/order'
import * as v from 'valibot'
import { contactSchema, deliverySchema, lastDeliverySchema, offeredWaysSchema } from './delivery.ts'
import { countSchema, textSchema } from './fields.ts'
import { materialSchema, pieceSchema } from './overview.ts'
import { collagePhotoSchema } from './photo.ts'
import { priceSchema } from './price.ts'

const LONGEST_ID = 200
const LONGEST_AMOUNT = 20
const LONGEST_WAY = 20
/** No collage is saved that often, and every database can count that far. */
const MOST_VERSIONS = 999_999_999

const requiredIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID))

/** What a checkout shows before anything is ordered. */
export const offerSchema = v.object({
  collageid: v.string(),
  version: v.number(),
  /** The last order made of it that was not cancelled, and whether it is still as it was ordered. */
  ordered: v.optional(v.object({ number: v.string(), orderedAt: v.string(), isUnchanged: v.boolean() })),
  piece: pieceSchema,
  /** To be chosen from; empty where the collage has its material already. */
  materials: v.array(materialSchema),
  /** What it costs on each of them; absent where the shop has no prices. */
  prices: v.optional(v.array(v.object({ material: materialSchema, price: priceSchema }))),
  /** Whether every slot has its photo: only then can the collage be ordered. */
  isFinished: v.boolean(),
  /** Whether it is more than the shop prints as one order, on whatever material. */
  isTooLarge: v.boolean(),
  /** Whether a text of the sheet was never written; its place stays empty. */
  hasUnwrittenText: v.boolean(),
  /** How many photos are too small for their slots, as the editor measured them. */
  lowPhotos: v.number(),
  /**
   * How many of these are so small that they will print blurred; the others lose a little of their sharpness. A server of
   * an earlier version does not say so.
   */
  blurredPhotos: v.optional(v.number(), 0),
  /** How it can be had; a server of an earlier version does not ask. */
  ways: v.optional(offeredWaysSchema, []),
  /** What the customer ordered on last of what is offered now; absent where there is nothing to choose or to go by. */
  lastMaterial: v.optional(materialSchema),
  /** How the customer had the last order delivered. */
  lastDelivery: v.optional(lastDeliverySchema),
  /** How the shop is reached; absent where it does not say. */
  contact: v.optional(contactSchema),
})

export type Offer = v.InferOutput<typeof offerSchema>

export const orderRequestSchema = v.object({
  collageid: requiredIdSchema,
  /** The version that was shown; left out, the newest. */
  version: v.pipe(
    v.optional(countSchema),
    v.check((version) => version === undefined || (version >= 1 && version <= MOST_VERSIONS)),
  ),
  material: v.optional(materialSchema, ''),
  /** The price of piece and delivery that was shown, which is compared and never taken: empty where none was. */
  amount: textSchema(LONGEST_AMOUNT),
  currency: textSchema(LONGEST_AMOUNT),
  /** Made once by the page: whatever is sent again under it is the same order. */
  requestKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** How it is to be delivered; empty where the caller does not say. The fields of a parcel's address come beside it. */
  way: textSchema(LONGEST_WAY),
})

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

const orderStateSchema = v.picklist(ORDER_STATES)

/** One change of state. The reason is a sentence for people who know the shop; empty where nobody has to ask why. */
export const orderEventEntries = { state: orderStateSchema, at: v.string(), reason: v.string() }

/** What an order is to whoever may see it. */
export const orderEntries = {
  number: v.string(),
  orderedAt: v.string(),
  piece: pieceSchema,
  state: orderStateSchema,
  /** Of the print file, in percent. */
  progress: v.number(),
}

export const orderSchema = v.object({
  ...orderEntries,
  /** Absent where the order said nothing of it. */
  delivery: v.optional(deliverySchema),
  /** How the shop is reached; absent where it does not say. */
  contact: v.optional(contactSchema),
  /** The address the shop writes to about it; absent where it writes no mails. */
  mailedTo: v.optional(v.string()),
  /** The first change first. */
  events: v.array(v.object(orderEventEntries)),
})

export type Order = v.InferOutput<typeof orderSchema>

/** The collage an order was placed with, whatever became of it since, and the photos that are still there. */
export const orderedCollageSchema = v.object({ collagexml: v.string(), photos: v.array(collagePhotoSchema) })

export type OrderedCollage = v.InferOutput<typeof orderedCollageSchema>

export const checkoutQuerySchema = v.object({ collageid: requiredIdSchema })
