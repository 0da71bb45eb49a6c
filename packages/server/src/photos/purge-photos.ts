import { photoIdsOf, readCollageXml } from '@collagerie/core/collage'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { photoKey } from './photo-key.ts'

/** Removes a user's photos from before a day that no collage and no order of theirs shows: the room is theirs again. */
export async function purgePhotos({ query }: Database, blobs: Blobs, userId: string, before: string): Promise<number> {
  const old = await query
    .selectFrom('photo')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .execute()
  const shown = await photosShown({ query }, userId)
  const unseen = old.filter(({ id }) => !shown.has(id))
  for (const { id } of unseen) {
    await query.deleteFrom('photo').where('id', '=', id).execute()
    // The row first: a photo without bytes could be asked for, bytes without a row only cost room.
    await blobs.remove(photoKey(id))
  }
  return unseen.length
}

/** A document that cannot be read might show anything, so all photos stay then. */
async function photosShown({ query }: Pick<Database, 'query'>, userId: string): Promise<{ has(id: string): boolean }> {
  const versions = query
    .selectFrom('collage_version')
    .innerJoin('collage', 'collage.id', 'collage_version.collage_id')
    .select('collage_version.xml')
    .where('collage.user_id', '=', userId)
  const orders = query.selectFrom('collage_order').select('xml').where('user_id', '=', userId)
  const ids = new Set<string>()
  for (const { xml } of [...(await versions.execute()), ...(await orders.execute())]) {
    const read = readCollageXml(xml)
    if (!read.ok) return { has: () => true }
    for (const id of photoIdsOf(read.value)) ids.add(id)
  }
  return ids
}
