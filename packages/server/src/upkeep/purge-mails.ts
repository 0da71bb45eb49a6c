import { MS_PER_DAY, MS_PER_HOUR } from '../config/times.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAYS_KEPT = 30
const AT_ONCE = 500

/**
 * Removes some of the old mails to customers, including unsent ones after mail was switched off. Requests for a new
 * password contain whatever was typed, so they go after an hour, when they are useless.
 */
export const purgeMails: UpkeepJob = async ({ query }) => {
  const old = query
    .selectFrom('mail')
    .select('id')
    .where((where) =>
      where.or([
        where('at', '<', isoTime(-DAYS_KEPT * MS_PER_DAY)),
        where.and([where('kind', '=', 'reset asked'), where('at', '<', isoTime(-MS_PER_HOUR))]),
      ]),
    )
    .limit(AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('mail').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
