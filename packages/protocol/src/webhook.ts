import { ORDER_STATES } from '@collagerie/core/order'
import * as v from 'valibot'
import { cursorSchema, textSchema } from './fields.ts'

const LONGEST_NUMBER = 100

/** A message to a receiver. The id is the same however often it is sent. */
export interface WebhookMessage {
  readonly id: string
  readonly at: string
  readonly order: string
  readonly state: (typeof ORDER_STATES)[number]
}

/** One message to one receiver, as the log of them shows it. */
export const webhookLogEntrySchema = v.object({
  id: v.string(),
  /** When the order changed. */
  at: v.string(),
  order: v.string(),
  state: v.picklist(ORDER_STATES),
  url: v.string(),
  outcome: v.picklist(['waiting', 'delivered', 'given up']),
  /** How often it was sent. */
  attempts: v.number(),
  /** The result of the last attempt, such as `200` or a sentence; empty before the first. */
  answer: v.string(),
  /** The time of the next attempt; empty if there is none. */
  nextAt: v.string(),
})

export type WebhookLogEntry = v.InferOutput<typeof webhookLogEntrySchema>

/** An empty order is every order. */
export const webhookListQuerySchema = v.object({
  order: textSchema(LONGEST_NUMBER),
  after: cursorSchema,
})

export const webhookListSchema = v.object({
  /** The newest first. */
  deliveries: v.array(webhookLogEntrySchema),
  /** Where the next page starts; empty on the last one. */
  next: v.string(),
})

export type WebhookList = v.InferOutput<typeof webhookListSchema>
