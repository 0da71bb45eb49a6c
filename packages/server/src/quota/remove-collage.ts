import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { sumOfDocuments } from '../storage/stored-bytes.ts'

/** What a removal gives back to an account, and the files to remove once it is committed. */
export interface Removed {
  readonly bytes: number
  readonly blobKeys: readonly string[]
}

interface RemovedCollage {
  readonly bytes: number
  /** The photos it showed, which others may show too. */
  readonly photoIds: readonly string[]
}

/** Removes a deleted collage for good, with all its versions. A restored one stays. */
export async function removeCollage(transaction: Transaction<Schema>, id: string): Promise<RemovedCollage> {
  const { sum } = await transaction
    .selectFrom('collage_version')
    .select(sumOfDocuments().as('sum'))
    .where('collage_id', '=', id)
    .executeTakeFirstOrThrow()
  const collage = await transaction
    .deleteFrom('collage')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!collage) return { bytes: 0, photoIds: [] }
  const uses = await transaction.deleteFrom('photo_use').where('holder', '=', id).returning('photo_id').execute()
  return { bytes: Number(sum ?? 0), photoIds: uses.map((use) => use.photo_id) }
}
