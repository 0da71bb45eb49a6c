import { MS_PER_DAY } from '../config/times.ts'
import { chargeAccount } from '../quota/charge-account.ts'
import { removePhotos } from '../quota/remove-photos.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** As long as a browser keeps the draft they may belong to. */
const DAYS_KEPT = 60
const AT_ONCE = 100

/** Removes some photos of one user that no collage and no order shows. */
export const purgePhotos: UpkeepJob = async ({ query }, blobs) => {
  const before = isoTime(-DAYS_KEPT * MS_PER_DAY)
  const unseen = query
    .selectFrom('photo')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('photo_use').select('holder').whereRef('photo_use.photo_id', '=', 'photo.id'))),
    )
  const first = await unseen.select('user_id').limit(1).executeTakeFirst()
  if (!first) return 0
  const userId = first.user_id
  const rows = await unseen.select('id').where('user_id', '=', userId).limit(AT_ONCE).execute()
  const ids = rows.map(({ id }) => id)
  const { blobKeys } = await query.transaction().execute(async (transaction) => {
    await holdAccount(transaction, userId)
    // Photos that a save has used or sent again since stay.
    const removed = await removePhotos(transaction, userId, before, ids)
    await chargeAccount(transaction, userId, -removed.bytes)
    return removed
  })
  await removeFiles(blobs, blobKeys)
  return blobKeys.length
}
