import type { OrderState } from '@collagerie/core/order'

/** What every message has that waits here to be sent to somebody outside. */
export interface OutboxRow {
  id: string
  outcome: 'waiting' | 'delivered' | 'given up'
  attempts: number
  /** The receiver's answer to the last attempt. */
  answer: string
  /** When it is sent next, where it waits. */
  due_at: string
  /** The trace of the call that caused it; empty where none did. */
  trace: string
}

/** One message to one receiver. */
export interface WebhookRow extends OutboxRow {
  order_number: string
  state: OrderState
  at: string
  url: string
}

/** What is written to customers. The first is not yet a mail: whether it concerns anybody is found out when it is taken up. */
export type MailKind = 'reset asked' | 'reset' | 'password changed' | 'ordered' | 'shipped' | 'cancelled'

/** One mail to one customer: what it is about, never what it says. */
export interface MailRow extends OutboxRow {
  kind: MailKind
  /** Empty where it is not known whom it concerns. */
  user_id: string
  /** The order's number, or what somebody typed who forgot their password. */
  about: string
  at: string
}
