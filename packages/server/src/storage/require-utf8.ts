import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** In another encoding a save would fail at the first character it lacks: better not to start. */
export async function requireUtf8(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    database,
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8`)
}
