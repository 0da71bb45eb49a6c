import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import type { Work } from './work.ts'

const LOOK_AGAIN_MS = 1000

interface Announced {
  readonly name: Work['name']
  readonly lane?: string
  /** Replaces an earlier announcement with the same key that was not taken up yet. */
  readonly key: string
  /** ISO 8601. */
  readonly dueAt: string
}

/** Announces work within the transaction that creates it. After a rollback nothing was announced. */
export type Announce = (query: Kysely<Schema>, announced: Announced) => Promise<void>

/** A single process looks by itself and needs no announcement. */
export function announcerFor({ isShared }: Pick<Database, 'isShared'>): Announce {
  return isShared ? toGraphile : async () => undefined
}

const toGraphile: Announce = async (query, { name, lane, key, dueAt }) => {
  const payload = JSON.stringify(lane === undefined ? {} : { lane })
  await sql`select graphile_worker.add_job(${name}::text, payload := ${payload}::json, run_at := ${dueAt}::timestamptz, job_key := ${`${name} ${shortened(key)}`}::text)`.execute(
    query,
  )
}

/** Overdue work is looked at again in a moment, not at once, since a process may be working on it. */
export function dueAgain(next: string): string {
  const soonest = isoTime(LOOK_AGAIN_MS)
  return next > soonest ? next : soonest
}

/** Keys have a maximum length, addresses have none. */
function shortened(key: string): string {
  return key.length <= 100 ? key : createHash('sha256').update(key).digest('base64url')
}
