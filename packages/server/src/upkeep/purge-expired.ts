import { isoTime } from '../storage/iso-time.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** Removes short-lived data that processes shared. */
export const purgeExpired: UpkeepJob = async ({ query }) => {
  const now = isoTime(0)
  let count = 0n
  for (const table of ['rate_count', 'kept_secret', 'upload_place', 'password_link'] as const)
    count += (await query.deleteFrom(table).where('expires_at', '<', now).executeTakeFirstOrThrow()).numDeletedRows
  return Number(count)
}
