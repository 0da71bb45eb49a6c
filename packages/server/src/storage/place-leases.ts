import { type Kysely, sql } from 'kysely'
import { MS_PER_HOUR } from '../config/times.ts'
import { isoTime } from './iso-time.ts'
import { newId } from './new-id.ts'
import type { Schema } from './schema.ts'

/** A row nobody has touched for this long is of no use; only upkeep goes by this clock. */
const ROW_KEPT_MS = MS_PER_HOUR
/** The database's, as the clocks of several machines differ; read when the row is ours, not when the statement began. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** One account's place, by which it is renewed and freed. */
export interface PlaceLease {
  readonly userId: string
  readonly place: string
}

export interface PlaceLimits {
  /** What all of an account may have, kept and on its way, in bytes. */
  readonly limit: number
  readonly mostAtOnce: number
  readonly leaseMs: number
}

/**
 * Places of uploads in PostgreSQL, for all processes together. One row holds all places of an account, so that one statement
 * looks for a free one and takes it: whoever comes at the same time waits for the row and sees what it holds then, which no count
 * over several rows could promise.
 *
 * Each place is a lease that its process renews. Locks that end with their connection would free those of a killed process at once,
 * but they cannot be summed up, need a connection that no pool may share, and go with it while the upload goes on.
 */
export function createPlaceLeases(query: Kysely<Schema>, { limit, mostAtOnce, leaseMs }: PlaceLimits) {
  const rowEnds = () => isoTime(ROW_KEPT_MS)
  const until = sql`${NOW} + ${leaseMs}::bigint`

  return {
    /** Undefined where there is no room. The account's only one always has. */
    tryLease: async (userId: string, bytes: number): Promise<PlaceLease | undefined> => {
      const place = newId()
      const live = sql`jsonb_each(held.places::jsonb) as place(name, lease) where (lease ->> 1)::bigint > ${NOW}`
      const left = sql`${limit}::bigint - (select bytes_used from account where id = ${userId})`
      const { rows } = await sql`
        insert into upload_place as held (user_id, places, expires_at)
        values (
          ${userId},
          jsonb_build_object(${place}::text, jsonb_build_array(${bytes}::bigint, ${until}))::text,
          ${rowEnds()}
        )
        on conflict (user_id) do update set
          places = ((select coalesce(jsonb_object_agg(name, lease), '{}') from ${live}) || excluded.places::jsonb)::text,
          expires_at = excluded.expires_at
        where (
          select count(*) = 0 or (count(*) < ${mostAtOnce}::int and sum((lease ->> 0)::bigint) + ${bytes}::bigint <= ${left})
          from ${live}
        )
        returning user_id`.execute(query)
      return rows.length === 0 ? undefined : { userId, place }
    },

    free: async ({ userId, place }: PlaceLease): Promise<void> => {
      await sql`
        update upload_place set places = (places::jsonb - ${place}::text)::text where user_id = ${userId}`.execute(
        query,
      )
    },

    /** What was freed meanwhile stays free. */
    renew: async ({ userId, place }: PlaceLease): Promise<void> => {
      await sql`
        update upload_place set
          places = jsonb_set(places::jsonb, array[${place}::text, '1'], to_jsonb(${until}), false)::text,
          expires_at = ${rowEnds()}
        where user_id = ${userId} and places::jsonb ? ${place}::text`.execute(query)
    },
  }
}
