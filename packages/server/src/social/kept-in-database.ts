import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { ALONE, type KeptBounds, type KeptSecrets } from './kept-secrets.ts'
import { sealed, unsealed } from './sealed.ts'

/** In the database, for every process. It contains neither the secrets nor anything readable without them. */
export function keptInDatabase<Value>(
  { query }: Database,
  kind: string,
  { mostSecrets, mostNames, lastsMs }: KeptBounds,
): KeptSecrets<Value> {
  const until = () => isoTime(lastsMs)
  const placeOf = (secret: string, name: string) => ({ kind, secret_hash: hashOf(secret), name })

  function read(secret: string, row: { readonly sealed: string } | undefined): Value | undefined {
    return row && (JSON.parse(unsealed(row.sealed, secret)) as Value)
  }

  return {
    get: async (secret, name = ALONE) => {
      const row = await query
        .selectFrom('kept_secret')
        .select('sealed')
        .where(({ and }) => and(placeOf(secret, name)))
        .where('expires_at', '>', isoTime(0))
        .executeTakeFirst()
      return read(secret, row)
    },

    set: async (secret, values) => {
      const entries = Object.entries(values)
      if (entries.length === 0) return
      const secretHash = hashOf(secret)
      const isOneMore = await isNew(query, kind, secretHash)
      await query
        .insertInto('kept_secret')
        .values(
          entries.map(([name, value]) => ({
            ...placeOf(secret, name),
            sealed: sealed(JSON.stringify(value), secret),
            expires_at: until(),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['kind', 'secret_hash', 'name']).doUpdateSet((set) => ({
            sealed: set.ref('excluded.sealed'),
            expires_at: set.ref('excluded.expires_at'),
          })),
        )
        .execute()
      // This scans all of the kind, so it is skipped if their number has not grown.
      if (isOneMore) await forgetOldest(query, kind, mostSecrets)
      if (mostNames > 1) await forgetOldestNames(query, { kind, secret_hash: secretHash }, mostNames)
    },

    change: async (secret, value) => {
      await query
        .updateTable('kept_secret')
        .set({ sealed: sealed(JSON.stringify(value), secret), expires_at: until() })
        .where(({ and }) => and(placeOf(secret, ALONE)))
        .execute()
    },

    take: async (secret) => {
      const row = await query
        .deleteFrom('kept_secret')
        .where(({ and }) => and(placeOf(secret, ALONE)))
        .where('expires_at', '>', isoTime(0))
        .returning('sealed')
        .executeTakeFirst()
      return read(secret, row)
    },
  }
}

async function isNew(query: Kysely<Schema>, kind: string, secretHash: string): Promise<boolean> {
  const first = query.selectFrom('kept_secret').select('name').where('kind', '=', kind).limit(1)
  return (await first.where('secret_hash', '=', secretHash).executeTakeFirst()) === undefined
}

/** Forgets the oldest secrets of a kind beyond so many. */
async function forgetOldest(query: Kysely<Schema>, kind: string, most: number): Promise<void> {
  const oldest = query
    .selectFrom('kept_secret')
    .select('secret_hash')
    .where('kind', '=', kind)
    .groupBy('secret_hash')
    .orderBy(({ fn }) => fn.max('expires_at'), 'desc')
    .offset(most)
  await query.deleteFrom('kept_secret').where('kind', '=', kind).where('secret_hash', 'in', oldest).execute()
}

/** Forgets the oldest names of one secret beyond so many. */
async function forgetOldestNames(
  query: Kysely<Schema>,
  ofSecret: { readonly kind: string; readonly secret_hash: string },
  most: number,
): Promise<void> {
  const oldest = query
    .selectFrom('kept_secret')
    .select('name')
    .where(({ and }) => and(ofSecret))
    .orderBy('expires_at', 'desc')
    .offset(most)
  await query
    .deleteFrom('kept_secret')
    .where(({ and }) => and(ofSecret))
    .where('name', 'in', oldest)
    .execute()
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
