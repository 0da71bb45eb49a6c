import type { Transaction } from 'kysely'
import { idLists } from '../storage/id-lists.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'

/** Releases the photos that no version newer than the last dropped one lists or shows. */
export async function forgetPhotoUses(
  transaction: Transaction<Schema>,
  collageId: string,
  lastDropped: number,
): Promise<void> {
  // A version saved by an earlier build did not note its photos: all uses are kept until it is dropped.
  const unknown = await transaction
    .selectFrom('collage_version')
    .select('version')
    .where('collage_id', '=', collageId)
    .where('version', '>', lastDropped)
    .where('has_noted_uses', '=', 0)
    .limit(1)
    .executeTakeFirst()
  if (unknown) return
  const uses = await transaction
    .deleteFrom('photo_use')
    .where('holder', '=', collageId)
    .where('version', '<=', lastDropped)
    .returning('photo_id')
    .execute()
  // A browser may still have them in a draft or undo the change: they stay as long as newly sent photos.
  for (const some of idLists(uses.map((use) => use.photo_id)))
    await transaction
      .updateTable('photo')
      .set({ created_at: isoTime(0) })
      .where('id', 'in', some)
      .execute()
}
