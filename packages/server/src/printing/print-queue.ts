import { type PrintTries, pauseBeforeNextTry } from '@collagerie/core/order'
import type { Transaction } from 'kysely'
import { announcerFor, dueAgain } from '../jobs/announce.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { OrderMover } from '../orders/order-mover.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import type { PrintAttempt } from './print-attempt.ts'

export type PrintQueue = ReturnType<typeof createPrintQueue>

/** How an order waits for its next try, and how a try lets go of it. */
export function createPrintQueue(database: Database, mover: OrderMover) {
  const { query } = database
  const announce = announcerFor(database)

  /** Sets a wake-up for the time the next order falls due. */
  async function announceNext(): Promise<void> {
    if (!database.isShared) return
    const { next } = await query
      .selectFrom('print_job')
      .select(({ fn }) => fn.min<string | null>('due_at').as('next'))
      .where('lease', '=', '')
      .executeTakeFirstOrThrow()
    if (next === null) return
    await announce(query, { name: 'print', key: 'next', dueAt: dueAgain(next) })
  }

  /** Runs the work only while the try holds its order. */
  function whileOurs<Value>(
    { number, lease }: PrintAttempt,
    work: (transaction: Transaction<Schema>) => Promise<Value>,
  ): Promise<Value | undefined> {
    return query.transaction().execute(async (transaction) => {
      await holdOrder(transaction, number)
      const job = await transaction
        .selectFrom('print_job')
        .select('lease')
        .where('order_number', '=', number)
        .executeTakeFirst()
      return job?.lease === lease ? work(transaction) : undefined
    })
  }

  /** Puts an order back into the queue for its next try. */
  async function requeue(transaction: Transaction<Schema>, number: string, tries: PrintTries, pauseMs: number) {
    const { failures, losses } = tries
    await transaction
      .updateTable('print_job')
      .set({ failures, losses, due_at: isoTime(pauseMs), lease: '', lease_until: '' })
      .where('order_number', '=', number)
      .execute()
    await announce(transaction, { name: 'print', key: number, dueAt: isoTime(pauseMs) })
  }

  /** Leaves the state `rendering` after a try without a file: the order waits for the next try, or has failed. */
  async function endTry(transaction: Transaction<Schema>, number: string, tries: PrintTries, reason: string) {
    const pause = pauseBeforeNextTry(tries)
    const event = pause === undefined ? 'fail' : 'giveBack'
    await mover.move(transaction, number, event, { actor: 'printer', reason })
    if (pause !== undefined) await requeue(transaction, number, tries, pause)
  }

  return { announceNext, whileOurs, requeue, endTry }
}
