import { MS_PER_DAY } from '../config/times.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { PrintStore } from '../printing/print-store.ts'
import { isoTime } from '../storage/iso-time.ts'
import { isDoneSince } from './done-since.ts'
import { DONE_STATES } from './done-states.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** Removes the print files of one order that was shipped or cancelled long enough ago; never if days are 0. */
export function createPrintPurge(prints: PrintStore, days: number): UpkeepJob {
  return async ({ query }) => {
    if (days === 0) return 0
    const before = isoTime(-days * MS_PER_DAY)
    const old = await query
      .selectFrom('collage_order')
      .innerJoin('order_file', 'order_file.order_number', 'collage_order.number')
      .select('number')
      .where(isDoneSince(before))
      .limit(1)
      .executeTakeFirst()
    if (!old) return 0
    const files = await query.transaction().execute(async (transaction) => {
      // An operator may just have reopened it.
      const order = await holdOrder(transaction, old.number)
      if (!order || !DONE_STATES.some((state) => state === order.state)) return []
      return transaction.deleteFrom('order_file').where('order_number', '=', old.number).returning('folder').execute()
    })
    // Rows first: the daily sweep removes unknown files, but an order must not name missing ones.
    await removeFiles(prints, [...new Set(files.map((file) => file.folder))])
    return files.length
  }
}
