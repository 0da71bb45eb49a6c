import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { MS_PER_MINUTE } from '../config/times.ts'
import type { Database } from '../storage/database.ts'
import { WHOLE_SLICES } from './count-sketch.ts'
import type { CountAll } from './counted.ts'

/** Counts in the database with one statement: a concurrent caller waits for the row and sees its new count. */
export function countedInDatabase({ query }: Database, windowMinutes: number): CountAll {
  const sliceMs = (windowMinutes * MS_PER_MINUTE) / WHOLE_SLICES

  /** Slices that are too old no longer count. */
  function earlier(key: RawBuilder<string>, running: number) {
    return sql<number>`(
      select coalesce(sum(earlier.count), 0) from rate_count as earlier
      where earlier.key = ${key} and earlier.slice >= ${running - WHOLE_SLICES} and earlier.slice < ${running}
    )`
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

  /** One statement per key: it releases its row before the next is touched, so that two calls cannot deadlock. */
  async function uncount(keys: readonly string[], slice: number): Promise<void> {
    for (const key of keys)
      await query
        .updateTable('rate_count')
        .set((set) => ({ count: set('count', '-', 1) }))
        .where('key', '=', key)
        .where('slice', '=', slice)
        .where('count', '>', 0)
        .execute()
  }

  return async (asked) => {
    const all = asked.map(({ name, who, most }) => ({ key: keyOf(name, who), most }))
    const slice = Math.floor(Date.now() / sliceMs)
    const expiresAt = new Date((slice + 1 + WHOLE_SLICES) * sliceMs).toISOString()
    // Every call of a limit names its keys in the same order, so that two calls cannot deadlock.
    const list = all.map(({ key, most }) => sql`select ${key} as key, cast(${most} as integer) as most`)
    const mostOf = all.map(({ key, most }) => sql`when ${key} then cast(${most} as integer)`)
    const { rows } = await sql<{ key: string }>`
      insert into rate_count (key, slice, count, expires_at)
      select asked.key, cast(${slice} as integer), 1, ${expiresAt} from (${sql.join(list, sql` union all `)}) as asked
      where ${earlier(sql`asked.key`, slice)} < asked.most
      on conflict (key, slice) do update set count = rate_count.count + 1
      where rate_count.count + ${earlier(sql`rate_count.key`, slice)} < case rate_count.key ${sql.join(mostOf, sql` `)} end
      returning key`.execute(query)
    const counted = rows.map(({ key }) => key)
    const refused = all.find(({ key }) => !counted.includes(key))
    if (!refused) return { uncount: () => uncount(counted, slice) }
    await uncount(counted, slice)
    return { msUntilFree: await msUntilFree(refused.key, refused.most, slice) }
  }
}

function keyOf(name: string, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url')
}
