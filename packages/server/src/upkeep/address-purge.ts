import type { Kysely } from 'kysely'
import { MS_PER_DAY } from '../config/times.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { isDoneSince } from './done-since.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** Erases the address of one order that was shipped or cancelled long enough ago; never if days are 0. */
export function createAddressPurge(days: number): UpkeepJob {
  return async ({ query }) => {
    if (days === 0) return 0
    const before = isoTime(-days * MS_PER_DAY)
    const old = await unneeded(query, before).limit(1).executeTakeFirst()
    if (!old) return 0
    const { order_number: number } = old
    const { numDeletedRows } = await query.transaction().execute(async (transaction) => {
      // An operator may just have reopened it, and an erased address could not come back.
      await holdOrder(transaction, number)
      const still = unneeded(transaction, before).where('order_number', '=', number)
      return transaction.deleteFrom('order_address').where('order_number', 'in', still).executeTakeFirstOrThrow()
    })
    return Number(numDeletedRows)
  }
}

/** Addresses of finished orders without a later change. */
function unneeded(query: Kysely<Schema>, before: string) {
  return query
    .selectFrom('order_address')
    .innerJoin('collage_order', 'collage_order.number', 'order_address.order_number')
    .select('order_address.order_number')
    .where(isDoneSince(before))
}
