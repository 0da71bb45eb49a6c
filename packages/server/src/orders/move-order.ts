import { movesByItself, type OrderEvent, type OrderState, orderStateAfter } from '@collagerie/core/order'
import type { Transaction } from 'kysely'
import { announcerFor } from '../jobs/announce.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/new-id.ts'
import type { MailKind } from '../storage/outbox-schema.ts'
import type { OrderActor, Schema } from '../storage/schema.ts'
import { holdOrder } from './hold-order.ts'

export interface Circumstances {
  readonly reason?: string
  readonly actor: OrderActor
  /** The operator's name where it is one. */
  readonly operator?: string
  /** The trace of the call that asked for it, or else of the call that brought the order. */
  readonly trace?: string
}

export type Moved =
  | { readonly ok: true; readonly state: OrderState }
  /** There is no such order, or what was asked cannot happen in the state it is in. */
  | { readonly ok: false; readonly state: OrderState | undefined }

/** The one door to an order's state: whatever changes it is logged, told to the shop's systems and the customer, and queued or not. */
export interface OrderMover {
  /** The first state of an order that has just been stored. */
  start(transaction: Transaction<Schema>, number: string, trace: string): Promise<void>
  move(transaction: Transaction<Schema>, number: string, event: OrderEvent, why: Circumstances): Promise<Moved>
}

const MOST_REASON = 1000
/** What a state says about the file; others leave it as it is. */
const PROGRESS_IN: Readonly<Partial<Record<OrderState, number>>> = { ordered: 0, rendering: 0, ready: 100 }

/** The states a customer gets a mail about; the first state's mail is written by `start`. */
const MAIL_OF: Readonly<Partial<Record<OrderState, MailKind>>> = { shipped: 'shipped', cancelled: 'cancelled' }

export interface Tellings {
  readonly webhookUrls: readonly string[]
  /** Empty where no mails are sent. */
  readonly mailUrl: string
}

export function createOrderMover(database: Database, { webhookUrls, mailUrl }: Tellings): OrderMover {
  const announce = announcerFor(database)
  const mails = mailUrl === '' ? undefined : mailOutbox(database)

  async function write(
    transaction: Transaction<Schema>,
    number: string,
    kind: MailKind | undefined,
    trace: string,
  ): Promise<void> {
    if (!mails || !kind) return
    const { user_id: userId } = await transaction
      .selectFrom('collage_order')
      .select('user_id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const mail = { user_id: userId, about: number, trace }
    // The other ones are an operator's doing.
    if (kind === 'ordered') await mails.addWithinBudget(transaction, { kind, ...mail })
    else await mails.add(transaction, { kind, ...mail })
  }

  async function log(
    transaction: Transaction<Schema>,
    number: string,
    state: OrderState,
    { reason = '', actor, operator = '', trace = '' }: Circumstances,
  ): Promise<void> {
    const at = new Date().toISOString()
    const { last } = await transaction
      .selectFrom('order_event')
      .select((select) => select.fn.max('step').as('last'))
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow()
    const step = (last ?? 0) + 1
    await transaction
      .insertInto('order_event')
      .values({ order_number: number, step, state, at, reason: reason.slice(0, MOST_REASON), actor, operator })
      .execute()
    const waiting = {
      order_number: number,
      state,
      at,
      outcome: 'waiting',
      attempts: 0,
      answer: '',
      due_at: at,
      trace,
    } as const
    for (const url of webhookUrls) {
      await transaction
        .insertInto('webhook_delivery')
        .values({ ...waiting, id: newId(), url })
        .execute()
      await announce(transaction, { name: 'webhook', lane: url, key: url, dueAt: at })
    }
    await queue(transaction, number, state, at)
    if (movesByItself(state)) await announce(transaction, { name: 'print', key: number, dueAt: at })
  }

  return {
    start: async (transaction, number, trace) => {
      await log(transaction, number, 'ordered', { actor: 'customer', trace })
      await write(transaction, number, 'ordered', trace)
    },

    move: async (transaction, number, event, why) => {
      const order = await holdOrder(transaction, number)
      const state = order && orderStateAfter(order.state, event)
      if (state === undefined) return { ok: false, state: order?.state }
      const progress = PROGRESS_IN[state]
      await transaction
        .updateTable('collage_order')
        .set({
          state,
          reason: (why.reason ?? '').slice(0, MOST_REASON),
          ...(progress !== undefined && { progress }),
        })
        .where('number', '=', number)
        .execute()
      await log(transaction, number, state, { trace: order?.trace ?? '', ...why })
      await write(transaction, number, MAIL_OF[state], why.trace ?? order?.trace ?? '')
      return { ok: true, state }
    },
  }
}

/** An order that moves by itself is in the queue, and no other. */
async function queue(transaction: Transaction<Schema>, number: string, state: OrderState, at: string): Promise<void> {
  if (!movesByItself(state)) await transaction.deleteFrom('print_job').where('order_number', '=', number).execute()
  else
    await transaction
      .insertInto('print_job')
      .values({ order_number: number, due_at: at, failures: 0, losses: 0, lease: '', lease_until: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
