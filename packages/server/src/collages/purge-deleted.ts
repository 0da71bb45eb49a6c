import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../storage/database.ts'

const DAYS_KEPT = 30
const MS_PER_DAY = 86_400_000

/** Removes for good what its owners deleted long ago, with all its versions. */
export async function purgeDeleted({ query }: Database, log: FastifyBaseLogger): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom('collage')
    .where('deleted_at', '<', new Date(Date.now() - DAYS_KEPT * MS_PER_DAY).toISOString())
    .executeTakeFirst()
  if (numDeletedRows > 0n) log.info({ collages: Number(numDeletedRows) }, 'deleted collages are removed for good')
}
