import { MS_PER_DAY } from '../config/times.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAYS_KEPT = 90
const AT_ONCE = 500

/** Removes some of the old log of messages to the shop's systems. Unsent messages stay. */
export const purgeWebhooks: UpkeepJob = async ({ query }) => {
  const before = isoTime(-DAYS_KEPT * MS_PER_DAY)
  const old = query
    .selectFrom('webhook_delivery')
    .select('id')
    .where('at', '<', before)
    .where('outcome', '!=', 'waiting')
    .limit(AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('webhook_delivery').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
