import { isoTime } from '../storage/iso-time.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAYS_KEPT = 30
const MS_PER_DAY = 86_400_000
const AT_ONCE = 500

/** Removes some of what was written to customers long ago, also what nobody sends any more since mail was switched off. */
export const purgeMails: UpkeepJob = async ({ query }) => {
  const old = query
    .selectFrom('mail')
    .select('id')
    .where('at', '<', isoTime(-DAYS_KEPT * MS_PER_DAY))
    .limit(AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('mail').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
