import type { Kysely } from 'kysely'
import { MS_PER_DAY } from '../config/times.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { PrintStore } from '../printing/print-store.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { isDoneSince } from './done-since.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** Removes the print files of one order that was shipped or cancelled long enough ago; never if days are 0. */
export function createPrintPurge(prints: Pick<PrintStore, 'remove'>, days: number): UpkeepJob {
  return async ({ query }) => {
    if (days === 0) return 0
    const before = isoTime(-days * MS_PER_DAY)
    const old = await unneeded(query, before).limit(1).executeTakeFirst()
    if (!old) return 0
    const files = await query.transaction().execute(async (transaction) => {
      // An operator may just have reopened it, and even finished it again.
      await holdOrder(transaction, old.number)
      const still = unneeded(transaction, before).where('number', '=', old.number)
      return transaction.deleteFrom('order_file').where('order_number', 'in', still).returning('folder').execute()
    })
    // Rows first: the daily sweep removes unknown files, but an order must not name missing ones.
    await removeFiles(prints, [...new Set(files.map((file) => file.folder))])
    return files.length
  }
}

/** Orders with files that were finished and have no later change. */
function unneeded(query: Kysely<Schema>, before: string) {
  return query
    .selectFrom('collage_order')
    .innerJoin('order_file', 'order_file.order_number', 'collage_order.number')
    .select('number')
    .where(isDoneSince(before))
}
