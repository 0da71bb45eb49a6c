import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** A document has at most a few hundred; databases bound how many values one statement may name. */
const AT_ONCE = 500

/**
 * Notes that a collage or an order shows these photos. Says which of them are not, or no longer, the user's; ids of the
 * shop's own pictures must have been left out.
 */
export async function addPhotoUses(
  transaction: Transaction<Schema>,
  userId: string,
  holder: string,
  photoIds: readonly string[],
): Promise<readonly string[]> {
  const missing = new Set(photoIds)
  for (let start = 0; start < photoIds.length; start += AT_ONCE) {
    const some = photoIds.slice(start, start + AT_ONCE)
    const found = await transaction
      .selectFrom('photo')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .execute()
    if (found.length === 0) continue
    await transaction
      .insertInto('photo_use')
      .values(found.map(({ id }) => ({ holder, photo_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { id } of found) missing.delete(id)
  }
  return [...missing]
}
