import { createHash } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { ALONE, type KeptBounds, type KeptSecrets } from './kept-secrets.ts'
import { sealed, unsealed } from './sealed.ts'

/** In the database, for every process. It contains neither the secrets nor anything readable without them. */
export function keptInDatabase<Value>(
  { query }: Database,
  kind: string,
  { mostSecrets, mostNames, lastsMs }: KeptBounds,
): KeptSecrets<Value> {
  const until = () => isoTime(lastsMs)

  function read(secret: string, row: { readonly sealed: string } | undefined): Value | undefined {
    return row && (JSON.parse(unsealed(row.sealed, secret)) as Value)
  }

  async function forgetOldest(): Promise<void> {
    const oldest = query
      .selectFrom('kept_secret')
      .select('secret_hash')
      .where('kind', '=', kind)
      .groupBy('secret_hash')
      .orderBy(({ fn }) => fn.max('expires_at'), 'desc')
      .offset(mostSecrets)
    await query.deleteFrom('kept_secret').where('kind', '=', kind).where('secret_hash', 'in', oldest).execute()
  }

  async function forgetOldestOf(secretHash: string): Promise<void> {
    const oldest = query
      .selectFrom('kept_secret')
      .select('name')
      .where('kind', '=', kind)
      .where('secret_hash', '=', secretHash)
      .orderBy('expires_at', 'desc')
      .offset(mostNames)
    await query
      .deleteFrom('kept_secret')
      .where('kind', '=', kind)
      .where('secret_hash', '=', secretHash)
      .where('name', 'in', oldest)
      .execute()
  }

  async function isNew(secretHash: string): Promise<boolean> {
    const first = query.selectFrom('kept_secret').select('name').where('kind', '=', kind).limit(1)
    return (await first.where('secret_hash', '=', secretHash).executeTakeFirst()) === undefined
  }

  return {
    get: async (secret, name = ALONE) =>
      read(
        secret,
        await query
          .selectFrom('kept_secret')
          .select('sealed')
          .where('kind', '=', kind)
          .where('secret_hash', '=', hashOf(secret))
          .where('name', '=', name)
          .where('expires_at', '>', new Date().toISOString())
          .executeTakeFirst(),
      ),

    set: async (secret, values) => {
      const place = { kind, secret_hash: hashOf(secret), expires_at: until() }
      const rows = Object.entries(values).map(([name, value]) => ({
        ...place,
        name,
        sealed: sealed(JSON.stringify(value), secret),
      }))
      if (rows.length === 0) return
      const isOneMore = await isNew(place.secret_hash)
      await query
        .insertInto('kept_secret')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['kind', 'secret_hash', 'name']).doUpdateSet((set) => ({
            sealed: set.ref('excluded.sealed'),
            expires_at: set.ref('excluded.expires_at'),
          })),
        )
        .execute()
      // This scans all of the kind, so it is skipped if their number has not grown.
      if (isOneMore) await forgetOldest()
      if (mostNames > 1) await forgetOldestOf(place.secret_hash)
    },

    change: async (secret, value) => {
      await query
        .updateTable('kept_secret')
        .set({ sealed: sealed(JSON.stringify(value), secret), expires_at: until() })
        .where('kind', '=', kind)
        .where('secret_hash', '=', hashOf(secret))
        .where('name', '=', ALONE)
        .execute()
    },

    take: async (secret) => {
      const row = await query
        .deleteFrom('kept_secret')
        .where('kind', '=', kind)
        .where('secret_hash', '=', hashOf(secret))
        .where('name', '=', ALONE)
        .where('expires_at', '>', new Date().toISOString())
        .returning('sealed')
        .executeTakeFirst()
      return read(secret, row)
    },
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
