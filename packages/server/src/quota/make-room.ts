import type { Kysely } from 'kysely'
import { MS_PER_HOUR } from '../config/times.ts'
import type { Blobs } from '../storage/blobs.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import { removeAll } from '../storage/remove-all.ts'
import type { Schema } from '../storage/schema.ts'
import { chargeAccount } from './charge-account.ts'
import { removableBytes } from './removable-bytes.ts'
import { type Removed, removeCollage } from './remove-collage.ts'
import { removeCopies } from './remove-copies.ts'
import { removePhotos } from './remove-photos.ts'

/** A photo sent more recently may belong to a save that is still running. */
const SENT_LATELY_MS = MS_PER_HOUR

/**
 * Removes what a user can do without: first the smaller copies of photos, which can be made again, then deleted
 * collages, oldest first, with the photos nothing else shows. False, and nothing is removed, if all of that is not
 * enough.
 */
export async function makeRoom(query: Kysely<Schema>, blobs: Blobs, userId: string, missing: number): Promise<boolean> {
  const removed = await query.transaction().execute(async (transaction): Promise<Removed | undefined> => {
    await holdAccount(transaction, userId)
    const lately = isoTime(-SENT_LATELY_MS)
    // A save that is too large anyway must not cost the customer what could still be restored.
    if ((await removableBytes(transaction, userId, lately)) < missing) return undefined
    let { bytes, blobKeys } = await removeCopies(transaction, (copies) =>
      copies.where('photo_id', 'in', (photos) => photos.selectFrom('photo').select('id').where('user_id', '=', userId)),
    )
    const deleted = await transaction
      .selectFrom('collage')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at')
      .orderBy('id')
      .execute()
    for (const { id } of deleted) {
      if (bytes >= missing) break
      const collage = await removeCollage(transaction, id)
      const photos = await removePhotos(transaction, userId, lately, collage.photoIds)
      bytes += collage.bytes + photos.bytes
      blobKeys = [...blobKeys, ...photos.blobKeys]
    }
    if (bytes > 0) await chargeAccount(transaction, userId, -bytes)
    return { bytes, blobKeys }
  })
  // Rows first: a photo without bytes could be requested, while bytes without a row only take room.
  if (removed) await removeAll(blobs, removed.blobKeys)
  return removed !== undefined
}
