import { MS_PER_DAY } from '../config/times.ts'
import { chargeAccount } from '../quota/charge-account.ts'
import { removeCollage } from '../quota/remove-collage.ts'
import { removePhotos } from '../quota/remove-photos.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAYS_KEPT = 30

/** Removes for good one collage its owner deleted long ago, with all its versions and the photos nothing else shows. */
export const purgeCollages: UpkeepJob = async ({ query }, blobs) => {
  const before = isoTime(-DAYS_KEPT * MS_PER_DAY)
  const collage = await query
    .selectFrom('collage')
    .select(['id', 'user_id'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(1)
    .executeTakeFirst()
  if (!collage) return 0
  const blobKeys = await query.transaction().execute(async (transaction) => {
    await holdAccount(transaction, collage.user_id)
    // Its owner may just have restored it.
    const still = await transaction
      .selectFrom('collage')
      .select('id')
      .where('id', '=', collage.id)
      .where('deleted_at', '<', before)
      .executeTakeFirst()
    if (!still) return []
    const { bytes, photoIds } = await removeCollage(transaction, collage.id)
    const photos = await removePhotos(transaction, collage.user_id, before, photoIds)
    await chargeAccount(transaction, collage.user_id, -bytes - photos.bytes)
    return photos.blobKeys
  })
  await removeFiles(blobs, blobKeys)
  return 1
}
