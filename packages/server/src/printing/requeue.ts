import { holdOrder } from '../orders/hold-order.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { folderOf } from './print-attempt.ts'
import type { PrintQueue } from './print-queue.ts'
import { vanishedTries } from './vanished-tries.ts'

const INTERRUPTED = 'Printing was interrupted and starts again.'

/** Puts tries that have vanished back into the queue, and returns the folders they may have left files in. */
export function createRequeue({ query }: Database, { endTry }: PrintQueue): () => Promise<readonly string[]> {
  const vanishedOf = vanishedTries()

  return async () => {
    const overdue = await query
      .selectFrom('print_job')
      .selectAll()
      .where('lease', '!=', '')
      .where('lease_until', '<', isoTime(0))
      .execute()
    const vanished = vanishedOf(overdue.map(leaseMark))
    const folders: string[] = []
    for (const job of overdue) {
      const { order_number: number, lease, lease_until: until, failures, losses } = job
      if (until !== '' && !vanished.has(leaseMark(job))) continue
      await query.transaction().execute(async (transaction) => {
        await holdOrder(transaction, number)
        const still = await transaction
          .selectFrom('print_job')
          .select('lease')
          .where('order_number', '=', number)
          .where('lease', '=', lease)
          .where('lease_until', '=', until)
          .executeTakeFirst()
        if (!still) return
        await endTry(transaction, number, { failures, losses: losses + 1 }, INTERRUPTED)
        folders.push(folderOf(number, lease))
      })
    }
    return folders
  }
}

/** A text that changes with every report of the try. */
function leaseMark({ lease, lease_until: until }: { readonly lease: string; readonly lease_until: string }): string {
  return `${lease} ${until}`
}
