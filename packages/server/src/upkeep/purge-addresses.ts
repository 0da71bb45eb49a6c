import { isoTime } from '../storage/iso-time.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const MS_PER_DAY = 86_400_000
const AT_ONCE = 100
/** Nobody sends these anything any more. */
const DONE = ['shipped', 'cancelled'] as const

/** Erases the addresses of orders that were shipped or cancelled long enough ago; none where days are 0. */
export function createAddressPurge(days: number): UpkeepJob {
  return async ({ query }) => {
    if (days === 0) return 0
    const before = isoTime(-days * MS_PER_DAY)
    const old = query
      .selectFrom('order_address')
      .innerJoin('collage_order', 'collage_order.number', 'order_address.order_number')
      .select('order_number')
      .where('state', 'in', DONE)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_event')
              .select('step')
              .whereRef('order_event.order_number', '=', 'collage_order.number')
              .where('at', '>=', before),
          ),
        ),
      )
      .limit(AT_ONCE)
    const { numDeletedRows } = await query
      .deleteFrom('order_address')
      .where('order_number', 'in', old)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
}
