import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { withoutSecrets } from '../storage/postgres.ts'
import { reasonOf } from '../storage/reason-of.ts'
import type { Schema } from '../storage/schema.ts'
import { storableTexts } from '../storage/storable-texts.ts'
import { CarryRefusal } from './refusal.ts'

const CONNECT_TIMEOUT_MS = 5000
/** Rows go one batch after the other, the notes about files some at once. */
const CONNECTIONS = 8

/** A PostgreSQL database as it is, without the limits that a server sets itself: reading a table back may take long. */
export async function connectToTarget(url: string): Promise<Kysely<Schema>> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Whoever was using a connection that breaks is told.
  pool.on('error', () => undefined)
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [storableTexts] })
  try {
    const { rows } = await sql<{ name: string }>`select current_setting('server_encoding') as name`.execute(query)
    if (rows[0]?.name !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.name}, not UTF8`)
    return query
  } catch (error) {
    await query.destroy()
    throw new CarryRefusal(`The database ${withoutSecrets(url)} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}
