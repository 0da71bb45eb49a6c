import type { FastifyBaseLogger } from 'fastify'
import { purgePhotos } from '../photos/purge-photos.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'

const DAYS_KEPT = 30
const MS_PER_DAY = 86_400_000

/** Removes for good what its owners deleted long ago, with all its versions and the photos nothing else shows. */
export async function purgeDeleted(database: Database, blobs: Blobs, log: FastifyBaseLogger): Promise<void> {
  const before = new Date(Date.now() - DAYS_KEPT * MS_PER_DAY).toISOString()
  const deleted = await database.query
    .deleteFrom('collage')
    .where('deleted_at', '<', before)
    .returning('user_id')
    .execute()
  if (deleted.length === 0) return
  let photos = 0
  for (const userId of new Set(deleted.map((collage) => collage.user_id))) {
    photos += await purgePhotos(database, blobs, userId, before)
  }
  log.info({ collages: deleted.length, photos }, 'deleted collages are removed for good')
}
