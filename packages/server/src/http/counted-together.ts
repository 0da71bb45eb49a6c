import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { Counter } from './counter.ts'

const MS_PER_MINUTE = 60_000
/** The window as three whole slices and the one that runs: a count lasts for one window, at most a third longer. */
const WHOLE_SLICES = 3

/** In the database, by one statement: whoever counts at the same time waits for the row and sees what it holds then. */
export function countedTogether({ query }: Database, name: string, windowMinutes: number): Counter {
  const sliceMs = (windowMinutes * MS_PER_MINUTE) / WHOLE_SLICES

  /** What is too long ago no longer counts. */
  function earlier(key: string, running: number) {
    return query
      .selectFrom('rate_count as earlier')
      .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('earlier.count'), lit(0)).as('sum'))
      .where('earlier.key', '=', key)
      .where('earlier.slice', '>=', running - WHOLE_SLICES)
      .where('earlier.slice', '<', running)
  }

  async function msUntilFree(key: string, most: number, running: number): Promise<number> {
    const slices = await query
      .selectFrom('rate_count')
      .select(['slice', 'count'])
      .where('key', '=', key)
      .where('slice', '>=', running - WHOLE_SLICES)
      .orderBy('slice')
      .execute()
    let left = slices.reduce((sum, { count }) => sum + count, 0)
    let oldest = running - WHOLE_SLICES
    for (; oldest <= running && left >= most; oldest++) left -= slices.find(({ slice }) => slice === oldest)?.count ?? 0
    return (oldest + WHOLE_SLICES) * sliceMs - Date.now()
  }

  return {
    count: async (who, most) => {
      const key = createHash('sha256').update(`${name} ${who}`).digest('base64url')
      const slice = Math.floor(Date.now() / sliceMs)
      const expiresAt = new Date((slice + 1 + WHOLE_SLICES) * sliceMs).toISOString()
      const isRoom = sql<boolean>`(${earlier(key, slice)}) < ${sql.lit(most)}`
      const counted = await query
        .insertInto('rate_count')
        .columns(['key', 'slice', 'count', 'expires_at'])
        .expression(
          query
            .selectNoFrom(({ val, lit }) => [
              val(key).as('key'),
              lit(slice).as('slice'),
              lit(1).as('count'),
              val(expiresAt).as('expires_at'),
            ])
            .where(isRoom),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'slice'])
            .doUpdateSet((set) => ({ count: set('rate_count.count', '+', 1) }))
            .where(sql<boolean>`rate_count.count + (${earlier(key, slice)}) < ${sql.lit(most)}`),
        )
        .returning('count')
        .executeTakeFirst()
      if (!counted) return { msUntilFree: await msUntilFree(key, most, slice) }
      return {
        takeBack: async () => {
          await query
            .updateTable('rate_count')
            .set((set) => ({ count: set('count', '-', 1) }))
            .where('key', '=', key)
            .where('slice', '=', slice)
            .where('count', '>', 0)
            .execute()
        },
      }
    },
  }
}
