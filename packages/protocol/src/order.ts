import { LONGEST_ID } from '@collagerie/core/collage'
import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import { ORDER_STATES } from '@collagerie/core/order'
import * as v from 'valibot'
import { contactSchema, deliverySchema, lastDeliverySchema, offeredWaysSchema } from './delivery.ts'
import { countSchema, textSchema } from './fields.ts'
import { materialSchema, pieceSchema } from './overview.ts'
import { collagePhotoSchema } from './photo.ts'
import { priceSchema } from './price.ts'

const LONGEST_AMOUNT = 20
const LONGEST_WAY = 20
/** No collage is saved that often, and every database can count that far. */
const MOST_VERSIONS = 999_999_999

const requiredIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID))

/** What a checkout shows before anything is ordered. */
export const offerSchema = v.object({
  collageid: v.string(),
  version: v.number(),
  /**
   * The collage's last order that was not cancelled, what it is printed on, and whether the collage is unchanged since.
   * Earlier server versions do not send the material.
   */
  ordered: v.optional(
    v.object({
      number: v.string(),
      orderedAt: v.string(),
      material: v.optional(materialSchema, ''),
      isUnchanged: v.boolean(),
    }),
  ),
  piece: pieceSchema,
  /** The materials to choose from; empty if the collage already has one. */
  materials: v.array(materialSchema),
  /** The price on each material; missing if the shop has no prices. */
  prices: v.optional(v.array(v.object({ material: materialSchema, price: priceSchema }))),
  /** Whether every slot has its photo: only then can the collage be ordered. */
  isFinished: v.boolean(),
  /** Whether it exceeds what the shop prints as one order, on any material. */
  isTooLarge: v.boolean(),
  /** Whether a text was never written; its place stays empty. */
  hasUnwrittenText: v.boolean(),
  /** The number of photos too small for their slots, as the editor measured them. */
  lowPhotos: v.number(),
  /**
   * How many of these will print blurred; the others lose a little sharpness. Earlier server versions do not send it.
   */
  blurredPhotos: v.optional(v.number(), 0),
  /** The ways of delivery; earlier server versions do not send them. */
  ways: v.optional(offeredWaysSchema, []),
  /** How the customer had the last order delivered. */
  lastDelivery: v.optional(lastDeliverySchema),
  /** The shop's contact; missing if it has none. */
  contact: v.optional(contactSchema),
  /** The account's address, to which the shop writes about the payment; earlier server versions do not send it. */
  email: v.optional(v.string()),
})

export type Offer = v.InferOutput<typeof offerSchema>

export const orderRequestSchema = v.object({
  collageid: requiredIdSchema,
  /** The version that was shown; by default the newest. */
  version: v.pipe(
    v.optional(countSchema),
    v.check((version) => version === undefined || (version >= 1 && version <= MOST_VERSIONS)),
  ),
  material: v.optional(materialSchema, ''),
  /** The shown price of piece and delivery, which is only compared; empty if none was shown. */
  amount: textSchema(LONGEST_AMOUNT),
  currency: textSchema(LONGEST_AMOUNT),
  /** Made once by the page: repeated requests with it are the same order. */
  requestKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** The way of delivery; empty if the caller names none. The address fields of a parcel come beside it. */
  way: textSchema(LONGEST_WAY),
})

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

const orderStateSchema = v.picklist(ORDER_STATES)

/** One change of state. The reason is a sentence for people who know the shop; empty if none is needed. */
export const orderEventEntries = { state: orderStateSchema, at: v.string(), reason: v.string() }

/** The part of an order that every reader may see. */
export const orderEntries = {
  number: v.string(),
  orderedAt: v.string(),
  piece: pieceSchema,
  state: orderStateSchema,
  /** The progress of the print file, in percent. */
  progress: v.number(),
}

export const orderSchema = v.object({
  ...orderEntries,
  /** Missing if the order named no delivery. */
  delivery: v.optional(deliverySchema),
  /** The shop's contact; missing if it has none. */
  contact: v.optional(contactSchema),
  /** The customer's address for mails; missing if the shop sends none. */
  mailedTo: v.optional(v.string()),
  /** The account's address, to which the shop writes about the payment; earlier server versions do not send it. */
  email: v.optional(v.string()),
  /** Oldest first. */
  events: v.array(v.object(orderEventEntries)),
})

export type Order = v.InferOutput<typeof orderSchema>

/** An order as a list shows it. */
const listedOrderSchema = v.object({
  ...orderEntries,
  /** How it gets to the customer; missing if the order did not say. */
  way: v.optional(v.picklist(DELIVERY_WAYS)),
  /** What the customer pays for piece and delivery; missing if the order has no price. */
  total: v.optional(priceSchema),
  /** The collage it was made of, while that exists. */
  collageid: v.optional(v.string()),
})

export type ListedOrder = v.InferOutput<typeof listedOrderSchema>

export const orderListAnswerSchema = v.object({
  orders: v.array(listedOrderSchema),
  /** Where the next page starts; empty on the last one. */
  next: v.string(),
})

export type OrderListAnswer = v.InferOutput<typeof orderListAnswerSchema>

/** The ordered collage, whatever happened to it since, and the photos that still exist. */
export const orderedCollageSchema = v.object({ collagexml: v.string(), photos: v.array(collagePhotoSchema) })

export type OrderedCollage = v.InferOutput<typeof orderedCollageSchema>

export const checkoutQuerySchema = v.object({ collageid: requiredIdSchema })
