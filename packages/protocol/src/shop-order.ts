import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import { ORDER_STATES } from '@collagerie/core/order'
import * as v from 'valibot'
import { deliverySchema } from './delivery.ts'
import { cursorSchema, textSchema } from './fields.ts'
import { orderEntries, orderEventEntries } from './order.ts'

const LONGEST_SEARCH = 200

/** An order as the shop's board lists it. Its picture is at an address for operators. */
const shopOrderCardEntries = {
  ...orderEntries,
  /** Counts the orders, only for operators. */
  runningNumber: v.number(),
  customer: v.object({ name: v.string(), email: v.string() }),
  /** Why it is in its state; empty if there is no reason. */
  reason: v.string(),
  /** The way of delivery; missing if the order named none. */
  way: v.optional(v.picklist(DELIVERY_WAYS)),
}

const shopOrderCardSchema = v.object(shopOrderCardEntries)

export type ShopOrderCard = v.InferOutput<typeof shopOrderCardSchema>

/**
 * An empty state means all states. `q` is a number, part of a customer's name or address, or a day such as 2026-11-15.
 */
export const shopOrderListQuerySchema = v.object({
  state: v.optional(v.picklist(['', ...ORDER_STATES]), ''),
  q: textSchema(LONGEST_SEARCH),
  after: cursorSchema,
})

export const shopOrderListSchema = v.object({
  /** The newest first. */
  orders: v.array(shopOrderCardSchema),
  /** Where the next page starts; empty on the last one. */
  next: v.string(),
})

export type ShopOrderList = v.InferOutput<typeof shopOrderListSchema>

const printFileSchema = v.object({ name: v.string(), type: v.string(), bytes: v.number(), sha256: v.string() })

export type PrintFile = v.InferOutput<typeof printFileSchema>

/** The bytes of all print files, and the free space of their disk, if they are on one. */
export const printSpaceSchema = v.object({ used: v.number(), free: v.optional(v.number()), orders: v.number() })

export type PrintSpace = v.InferOutput<typeof printSpaceSchema>

const preflightSummarySchema = v.object({ errors: v.number(), warnings: v.number(), at: v.string() })

export type PreflightSummary = v.InferOutput<typeof preflightSummarySchema>

export const shopOrderSchema = v.object({
  ...shopOrderCardEntries,
  /** Missing if the order named no delivery. */
  delivery: v.optional(deliverySchema),
  /** Includes who made the change: the customer, the printer, or an operator by name. */
  events: v.array(
    v.object({
      ...orderEventEntries,
      actor: v.picklist(['customer', 'printer', 'operator']),
      operator: v.string(),
    }),
  ),
  /** Missing until the order has been checked. */
  preflight: v.optional(preflightSummarySchema),
  /** Empty until it is ready. */
  files: v.array(printFileSchema),
})

export type ShopOrder = v.InferOutput<typeof shopOrderSchema>
