import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import * as v from 'valibot'
import { textSchema } from './fields.ts'
import { priceSchema } from './price.ts'

/** Longer than any label, so that the address rules can name the fault. */
const LONGEST_FIELD = 1000

const field = textSchema(LONGEST_FIELD)

/** The address of a parcel; optional fields may be empty. The country is an ISO 3166 code. */
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
  /** The price beside the piece's; missing if the shop names none. */
  price: v.optional(priceSchema),
  /** How many working days it takes, at least and at most. */
  days: v.optional(v.tuple([v.number(), v.number()])),
  /** Missing means all. */
  countries: v.optional(v.array(v.string())),
})

export const offeredWaysSchema = v.array(offeredWaySchema)

/** The delivery of the customer's last order. */
export const lastDeliverySchema = v.object({ way: waySchema, address: v.optional(addressSchema) })

/** How an order gets to its customer. */
export const deliverySchema = v.object({
  way: waySchema,
  price: v.optional(priceSchema),
  /** The working days by the shop's present data; only for the customer. */
  days: v.optional(v.tuple([v.number(), v.number()])),
  /** Only for a parcel, until the address is erased. */
  address: v.optional(addressSchema),
})

export type Delivery = v.InferOutput<typeof deliverySchema>

/** The shop's contact, as far as it is set. */
export const contactSchema = v.object({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  address: v.optional(v.array(v.string())),
  hours: v.optional(v.string()),
})

export type Contact = v.InferOutput<typeof contactSchema>
