import { type Kysely, sql } from 'kysely'
import { MS_PER_HOUR } from '../config/times.ts'
import { isoTime } from './iso-time.ts'
import { newId } from './new-id.ts'
import type { Schema } from './schema.ts'

/** A row untouched for this long is useless; only upkeep uses this time. */
const ROW_KEPT_MS = MS_PER_HOUR
/**
 * The database's clock, since those of several machines differ; read when the row is locked, not when the statement
 * began.
 */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** One place of an account, needed to renew and free it. */
export interface PermitLease {
  readonly userId: string
  readonly place: string
}

export interface PermitLimits {
  /** The bytes an account may have, stored and arriving. */
  readonly limit: number
  readonly mostAtOnce: number
  readonly leaseMs: number
}

/**
 * Places of uploads in PostgreSQL, for all processes together. One row holds all places of an account, so that one
 * statement finds a free one and takes it: a concurrent caller waits for the row and sees its new content, which no
 * count over several rows could promise. Each place is a lease that its process renews. Locks bound to a connection
 * would free those of a killed process at once, but they cannot be summed, need a connection of their own, and vanish
 * with it while the upload goes on.
 */
export function createPermitLeases(query: Kysely<Schema>, { limit, mostAtOnce, leaseMs }: PermitLimits) {
  const rowEnds = () => isoTime(ROW_KEPT_MS)
  const until = sql`${NOW} + ${leaseMs}::bigint`

  return {
    /** Undefined if there is no room. An account's only upload always has room. */
    tryLease: async (userId: string, bytes: number): Promise<PermitLease | undefined> => {
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

    free: async ({ userId, place }: PermitLease): Promise<void> => {
      await sql`
        update upload_place set places = (places::jsonb - ${place}::text)::text where user_id = ${userId}`.execute(
        query,
      )
    },

    /** A place freed meanwhile stays free. */
    renew: async ({ userId, place }: PermitLease): Promise<void> => {
      await sql`
        update upload_place set
          places = jsonb_set(places::jsonb, array[${place}::text, '1'], to_jsonb(${until}), false)::text,
          expires_at = ${rowEnds()}
        where user_id = ${userId} and places::jsonb ? ${place}::text`.execute(query)
    },
  }
}
