import { movesByItself, type OrderEvent, type OrderState, orderStateAfter } from '@collagerie/core/order'
import type { Transaction } from 'kysely'
import { announcerFor } from '../jobs/announce.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import type { MailKind } from '../storage/outbox-schema.ts'
import type { OrderActor, Schema } from '../storage/schema.ts'
import { holdOrder } from './hold-order.ts'

export interface MoveReason {
  readonly reason?: string
  readonly actor: OrderActor
  /** The operator's name, if an operator moves the order. */
  readonly operator?: string
  /** The trace of the call that moves the order, or else of the call that placed it. */
  readonly trace?: string
}

export type Moved =
  | { readonly ok: true; readonly state: OrderState }
  /** There is no such order, or its state does not allow the move. */
  | { readonly ok: false; readonly state: OrderState | undefined }

/**
 * The only way to change an order's state: every change is logged, sent to the shop's systems and the customer, and
 * queued if needed.
 */
export interface OrderMover {
  /** Sets the first state of a new order. */
  start(transaction: Transaction<Schema>, number: string, trace: string): Promise<void>
  move(transaction: Transaction<Schema>, number: string, event: OrderEvent, why: MoveReason): Promise<Moved>
}

const LONGEST_REASON = 1000
/** The progress that a state sets; other states leave it unchanged. */
const PROGRESS_IN: Readonly<Partial<Record<OrderState, number>>> = { ordered: 0, rendering: 0, ready: 100 }

/** The states a customer gets a mail about; `start` writes the first state's mail. */
const MAIL_OF: Readonly<Partial<Record<OrderState, MailKind>>> = { shipped: 'shipped', cancelled: 'cancelled' }

/** Who is told about an order's states. */
export interface Receivers {
  readonly webhookUrls: readonly string[]
  /** Empty if the shop sends no mails. */
  readonly mailUrl: string
}

/** A state that an order has just reached. */
interface Change {
  readonly number: string
  readonly state: OrderState
  /** ISO 8601. */
  readonly at: string
  readonly trace: string
}

export function createOrderMover(database: Database, { webhookUrls, mailUrl }: Receivers): OrderMover {
  const announce = announcerFor(database)
  const mails = mailUrl === '' ? undefined : mailOutbox(database)

  async function queueWebhooks(
    transaction: Transaction<Schema>,
    { number: order_number, state, at, trace }: Change,
  ): Promise<void> {
    const waiting = { outcome: 'waiting', attempts: 0, answer: '', due_at: at } as const
    for (const url of webhookUrls) {
      await transaction
        .insertInto('webhook_delivery')
        .values({ id: newId(), url, order_number, state, at, trace, ...waiting })
        .execute()
      await announce(transaction, { name: 'webhook', lane: url, key: url, dueAt: at })
    }
  }

  async function queuePrint(transaction: Transaction<Schema>, { number, state, at }: Change): Promise<void> {
    if (!movesByItself(state)) return leaveQueue(transaction, number)
    await joinQueue(transaction, number, at)
    await announce(transaction, { name: 'print', key: number, dueAt: at })
  }

  async function mailCustomer(
    transaction: Transaction<Schema>,
    { number, trace }: Change,
    kind: MailKind | undefined,
  ): Promise<void> {
    if (!mails || !kind) return
    const { user_id: userId } = await transaction
      .selectFrom('collage_order')
      .select('user_id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const mail = { user_id: userId, about: number, trace }
    // A customer triggers the first mail, so it counts against their budget; an operator triggers the others.
    if (kind === 'ordered') await mails.addWithinBudget(transaction, { kind, ...mail })
    else await mails.add(transaction, { kind, ...mail })
  }

  /** Does everything a new state entails. */
  async function applyConsequences(
    transaction: Transaction<Schema>,
    change: Change,
    why: MoveReason,
    mail: MailKind | undefined,
  ): Promise<void> {
    await logEvent(transaction, change, why)
    await queueWebhooks(transaction, change)
    await queuePrint(transaction, change)
    await mailCustomer(transaction, change, mail)
  }

  return {
    start: async (transaction, number, trace) => {
      const change: Change = { number, state: 'ordered', at: isoTime(0), trace }
      await applyConsequences(transaction, change, { actor: 'customer' }, 'ordered')
    },

    move: async (transaction, number, event, why) => {
      const order = await holdOrder(transaction, number)
      const state = order && orderStateAfter(order.state, event)
      if (state === undefined) return { ok: false, state: order?.state }
      const progress = PROGRESS_IN[state]
      await transaction
        .updateTable('collage_order')
        .set({ state, reason: shortReason(why), ...(progress !== undefined && { progress }) })
        .where('number', '=', number)
        .execute()
      const change: Change = { number, state, at: isoTime(0), trace: why.trace ?? order?.trace ?? '' }
      await applyConsequences(transaction, change, why, MAIL_OF[state])
      return { ok: true, state }
    },
  }
}

function shortReason({ reason = '' }: MoveReason): string {
  return reason.slice(0, LONGEST_REASON)
}

async function logEvent(
  transaction: Transaction<Schema>,
  { number, state, at }: Change,
  why: MoveReason,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('order_event')
    .select((select) => select.fn.max('step').as('last'))
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow()
  const { actor, operator = '' } = why
  await transaction
    .insertInto('order_event')
    .values({ order_number: number, step: (last ?? 0) + 1, state, at, reason: shortReason(why), actor, operator })
    .execute()
}

async function joinQueue(transaction: Transaction<Schema>, number: string, at: string): Promise<void> {
  await transaction
    .insertInto('print_job')
    .values({ order_number: number, due_at: at, failures: 0, losses: 0, lease: '', lease_until: '' })
    // An order that starts printing, or returns from it, is already in the queue.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function leaveQueue(transaction: Transaction<Schema>, number: string): Promise<void> {
  await transaction.deleteFrom('print_job').where('order_number', '=', number).execute()
}
