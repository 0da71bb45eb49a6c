import { Kysely, type Migration, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Database } from './database.ts'
import { migrated } from './migrated.ts'
import type { Schema } from './schema.ts'
import { storableTexts } from './storable-texts.ts'

const MOST_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5000

/** A database server, which any number of our processes may share. */
export async function openPostgres(url: string, migrations: Readonly<Record<string, Migration>>): Promise<Database> {
  const database = await migrated(withoutSecrets(url), () => connect(url), migrations)
  return {
    query: database,
    check: async () => {
      await sql`select name from kysely_migration limit 1`.execute(database)
    },
    close: () => database.destroy(),
  }
}

async function connect(url: string): Promise<Kysely<Schema>> {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // A connection that breaks must not end the process: whoever was using it is told, and the next call gets another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [storableTexts] })
  try {
    await requireUtf8(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** In any other encoding a save would fail at the first character it lacks: better not to start at all. */
async function requireUtf8(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    database,
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8`)
}

/** User, password and options stay out of every message. */
function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
