import type { Transaction } from 'kysely'
import { holdOrder } from '../orders/hold-order.ts'
import type { OrderMover } from '../orders/order-mover.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import type { Schema } from '../storage/schema.ts'
import { nextPrint } from './next-print.ts'
import { LEASE_MS, type PrintAttempt } from './print-attempt.ts'
import type { PrintQueue } from './print-queue.ts'

/** Gives the next due order to a try, with everything the try needs. */
export function createPrintClaim(
  { query }: Database,
  mover: OrderMover,
  { announceNext }: PrintQueue,
): () => Promise<PrintAttempt | undefined> {
  return async () => {
    const due = await nextPrint({ query }, isoTime(0))
    if (!due) {
      await announceNext()
      return undefined
    }
    const { order_number: number, failures, losses } = due
    const claimed = await query.transaction().execute(async (transaction) => {
      const order = await holdOrder(transaction, number)
      const lease = newId()
      const { numUpdatedRows } = await transaction
        .updateTable('print_job')
        .set({ lease, lease_until: isoTime(LEASE_MS) })
        .where('order_number', '=', number)
        .where('lease', '=', '')
        .where('due_at', '=', due.due_at)
        .executeTakeFirstOrThrow()
      if (!order || numUpdatedRows === 0n) return undefined
      const { ok } = await mover.move(transaction, number, 'begin', { actor: 'printer' })
      if (!ok) {
        await giveUp(transaction, number)
        return order.state
      }
      await transaction
        .updateTable('account')
        .set({ last_print_at: isoTime(0) })
        .where('id', '=', order.user_id)
        .execute()
      const { xml, material } = await transaction
        .selectFrom('collage_order')
        .select(['xml', 'material'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      const { user_id: userId, trace } = order
      return { number, lease, userId, xml, material, trace, failures, losses }
    })
    await announceNext()
    if (typeof claimed === 'string')
      throw new Error(`order ${number} waited to be printed in the state ${claimed}, and waits no more`)
    return claimed
  }

  /** Takes an order that cannot be printed out of the queue, or it would be the next one for ever. */
  async function giveUp(transaction: Transaction<Schema>, number: string): Promise<void> {
    const reason = 'The order waited to be printed in a state in which it cannot be.'
    await mover.move(transaction, number, 'fail', { actor: 'printer', reason })
    await transaction.deleteFrom('print_job').where('order_number', '=', number).execute()
  }
}
