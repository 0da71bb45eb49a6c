import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { appliedMigrations } from './applied-migrations.ts'
import { bringUpToDate, type Migrations } from './migrated.ts'
import { openPool } from './open-pool.ts'
import { requireUtf8 } from './require-utf8.ts'
import type { Schema } from './schema.ts'

/** One holds the lock, one does the work, and the queue asks for one of its own. */
const CONNECTIONS = 3
const SILENT = new Logger(() => () => undefined)
/** Any number that nothing else in the database locks. */
const LOCK = 7_265_402_118

/**
 * Brings the tables, and those of the job queue, up to date. Of processes that start at the same time one does it and the
 * others wait for as long as it takes: these connections have no time limits.
 */
export async function preparePostgres(url: string, migrations: Migrations): Promise<void> {
  const pool = openPool(url, { max: CONNECTIONS })
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireUtf8(database)
    await database.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${LOCK})`.execute(holder)
      if (!(await isAhead(database, migrations))) await bringUpToDate(database, migrations)
      await runMigrations({ pgPool: pool, logger: SILENT })
    })
  } finally {
    // The lock goes with its connection.
    await database.destroy()
  }
}

/**
 * While a new version is rolled out, processes of the one before start on its tables. That is safe since migrations
 * only add: all of ours are there, and what came after them takes nothing away.
 */
async function isAhead(database: Kysely<Schema>, migrations: Migrations): Promise<boolean> {
  const done = await appliedMigrations(database)
  const ours = Object.keys(migrations).toSorted()
  return ours.length > 0 && done.length > ours.length && ours.every((name, index) => done[index] === name)
}
