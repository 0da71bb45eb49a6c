import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { appliedMigrations } from './applied-migrations.ts'
import { bringUpToDate, type Migrations } from './migrated.ts'
import { openPool } from './open-pool.ts'
import { requireUtf8 } from './require-utf8.ts'
import type { Schema } from './schema.ts'

/** One holds the lock, one does the work, and the queue needs its own. */
const CONNECTIONS = 3
const SILENT = new Logger(() => () => undefined)
/** Any number that nothing else in the database locks. */
const LOCK = 7_265_402_118

/**
 * Brings the tables, including those of the job queue, up to date. Of processes that start together one does it and the
 * others wait, so these connections have no time limits.
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
    // The lock ends with its connection.
    await database.destroy()
  }
}

/**
 * While a new version is rolled out, processes of the previous one start on its tables. That is safe since migrations
 * only add: all of our tables exist, and later migrations remove nothing.
 */
async function isAhead(database: Kysely<Schema>, migrations: Migrations): Promise<boolean> {
  const done = await appliedMigrations(database)
  const ours = Object.keys(migrations).toSorted()
  return ours.length > 0 && done.length > ours.length && ours.every((name, index) => done[index] === name)
}
