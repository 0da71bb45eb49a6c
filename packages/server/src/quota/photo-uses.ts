import type { Transaction } from 'kysely'
import { idLists } from '../storage/id-lists.ts'
import type { Schema } from '../storage/schema.ts'

/**
 * Notes that a version of a collage lists or shows these photos, or that an order shows them. Returns those that are
 * not, or no longer, the user's, including the shop's own pictures.
 */
export async function addPhotoUses(
  transaction: Transaction<Schema>,
  userId: string,
  holder: string,
  photoIds: readonly string[],
  version = 0,
): Promise<readonly string[]> {
  const missing = new Set(photoIds)
  for (const some of idLists(photoIds)) {
    const found = await transaction
      .selectFrom('photo')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .execute()
    if (found.length === 0) continue
    await transaction
      .insertInto('photo_use')
      .values(found.map(({ id }) => ({ holder, photo_id: id, version })))
      .onConflict((conflict) => conflict.columns(['holder', 'photo_id']).doUpdateSet({ version }))
      .execute()
    for (const { id } of found) missing.delete(id)
  }
  return [...missing]
}
