import type { OrderState } from '@collagerie/core/order'

/** The columns of every message that waits to be sent outside. */
export interface OutboxRow {
  id: string
  outcome: 'waiting' | 'delivered' | 'given up'
  attempts: number
  /** The receiver's answer to the last attempt. */
  answer: string
  /** When it is sent next, if it waits. */
  due_at: string
  /** The trace of the call that caused it; empty if none did. */
  trace: string
}

/** One message to one receiver. */
export interface WebhookRow extends OutboxRow {
  order_number: string
  state: OrderState
  at: string
  url: string
}

/**
 * The kinds of mail. The first is only a request: whether it belongs to an account is found out when it is processed.
 */
export type MailKind = 'reset asked' | 'reset' | 'password changed' | 'ordered' | 'shipped' | 'cancelled'

/** One mail to one customer: its subject matter, never its text. */
export interface MailRow extends OutboxRow {
  kind: MailKind
  /** Empty if the account is not known. */
  user_id: string
  /** The order's number, or what was typed into the form for a forgotten password. */
  about: string
  at: string
}
