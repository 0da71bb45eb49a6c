import { Kysely, sql } from 'kysely'
import type { Config } from '../config/read-config.ts'
import { MS_PER_SECOND } from '../config/times.ts'
import { MIGRATION_TABLE } from './applied-migrations.ts'
import type { Database } from './database.ts'
import { type Migrations, orStartFailure } from './migrated.ts'
import { NamedPostgresDialect } from './named-postgres.ts'
import { openPool } from './open-pool.ts'
import { preparePostgres } from './prepare-postgres.ts'
import { preparedPool } from './prepared-pool.ts'
import type { Schema } from './schema.ts'

/** A database that is silent for this long after its own statement timeout will not answer any more. */
const SILENT_AFTER_MS = 5000

type DatabaseLimits = Config['databaseLimits']

/** A database server, which any number of our processes may share. */
export async function openPostgres(url: string, limits: DatabaseLimits, migrations: Migrations): Promise<Database> {
  await orStartFailure(withoutSecrets(url), () => preparePostgres(url, migrations))
  const statementMs = limits.statementSeconds * MS_PER_SECOND
  const pool = openPool(url, {
    max: limits.connections,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENT_AFTER_MS,
    lock_timeout: limits.lockSeconds * MS_PER_SECOND,
    idle_in_transaction_session_timeout: limits.idleSeconds * MS_PER_SECOND,
  })
  const query = new Kysely<Schema>({ dialect: new NamedPostgresDialect({ pool: preparedPool(pool) }) })
  return {
    isShared: true,
    query,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    check: async () => {
      await sql`select name from ${MIGRATION_TABLE} limit 1`.execute(query)
    },
    close: () => query.destroy(),
  }
}

/** Keeps user, password and options out of every message. */
export function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
