import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import * as v from 'valibot'
import { textSchema } from './fields.ts'
import { priceSchema } from './price.ts'

/** Longer than any label, so that the rules of an address can say what is wrong. */
const LONGEST_FIELD = 1000

const field = textSchema(LONGEST_FIELD)

/** Where a parcel goes; what nobody has to say is empty. The country is an ISO 3166 code. */
export const addressSchema = v.object({
  name: field,
  street: field,
  street2: field,
  postcode: field,
  city: field,
  country: field,
  phone: field,
})

const waySchema = v.picklist(DELIVERY_WAYS)

/** One way to get a piece. */
const offeredWaySchema = v.object({
  way: waySchema,
  /** What it costs beside the piece; absent where the shop has named no price. */
  price: v.optional(priceSchema),
  /** How many working days it takes, at least and at most. */
  days: v.optional(v.tuple([v.number(), v.number()])),
  /** Absent: any. */
  countries: v.optional(v.array(v.string())),
})

export const offeredWaysSchema = v.array(offeredWaySchema)

/** How the customer ordered last. */
export const lastDeliverySchema = v.object({ way: waySchema, address: v.optional(addressSchema) })

/** How an order gets to its customer. */
export const deliverySchema = v.object({
  way: waySchema,
  price: v.optional(priceSchema),
  /** How many working days it takes, as the shop says now; only its customer is told. */
  days: v.optional(v.tuple([v.number(), v.number()])),
  /** Only of a parcel, and only until it is erased. */
  address: v.optional(addressSchema),
})

export type Delivery = v.InferOutput<typeof deliverySchema>

/** How the shop can be reached, as far as it says so. */
export const contactSchema = v.object({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  address: v.optional(v.array(v.string())),
  hours: v.optional(v.string()),
})

export type Contact = v.InferOutput<typeof contactSchema>
