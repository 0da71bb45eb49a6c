import { MS_PER_DAY } from '../config/times.ts'
import { chargeAccount } from '../quota/charge-account.ts'
import { removeCopies } from '../quota/remove-copies.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAYS_KEPT = 30

/** Removes the copies of one photo that were not requested for a long time. */
export const purgeCopies: UpkeepJob = async ({ query }, blobs) => {
  const before = isoTime(-DAYS_KEPT * MS_PER_DAY)
  const old = await query
    .selectFrom('photo_resize')
    .innerJoin('photo', 'photo.id', 'photo_resize.photo_id')
    .select(['photo.id', 'photo.user_id'])
    .where('used_at', '<', before)
    .limit(1)
    .executeTakeFirst()
  if (!old) return 0
  const { blobKeys } = await query.transaction().execute(async (transaction) => {
    await holdAccount(transaction, old.user_id)
    const removed = await removeCopies(transaction, (copies) =>
      copies.where('photo_id', '=', old.id).where('used_at', '<', before),
    )
    await chargeAccount(transaction, old.user_id, -removed.bytes)
    return removed
  })
  await removeFiles(blobs, blobKeys)
  return 1
}
