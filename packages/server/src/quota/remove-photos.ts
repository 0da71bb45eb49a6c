import type { Transaction } from 'kysely'
import { idLists } from '../storage/id-lists.ts'
import { photoKey } from '../storage/photo-key.ts'
import type { Schema } from '../storage/schema.ts'
import { fileBytes } from '../storage/stored-bytes.ts'
import type { Removed } from './remove-collage.ts'
import { removeCopies } from './remove-copies.ts'

/** Removes a user's photos from before a time that nothing shows. */
export async function removePhotos(
  transaction: Transaction<Schema>,
  userId: string,
  before: string,
  among: readonly string[],
): Promise<Removed> {
  const removed: { bytes: number; blobKeys: string[] } = { bytes: 0, blobKeys: [] }
  for (const some of idLists(among)) {
    const unseen = await transaction
      .selectFrom('photo')
      .select(['id', 'bytes'])
      .where('user_id', '=', userId)
      .where('created_at', '<', before)
      .where('id', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('photo_use').select('holder').whereRef('photo_use.photo_id', '=', 'photo.id'))),
      )
      .execute()
    if (unseen.length === 0) continue
    const ids = unseen.map(({ id }) => id)
    const copies = await removeCopies(transaction, (rows) => rows.where('photo_id', 'in', ids))
    await transaction.deleteFrom('photo').where('id', 'in', ids).execute()
    removed.bytes += copies.bytes + unseen.reduce((sum, { bytes }) => sum + fileBytes(bytes), 0)
    removed.blobKeys.push(...copies.blobKeys, ...ids.map(photoKey))
  }
  return removed
}
