import { open } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import Libsql from 'libsql'
import { MIGRATION_TABLE } from './applied-migrations.ts'
import type { Database } from './database.ts'
import { DurableSqliteDialect } from './durable-sqlite.ts'
import { keptStatements } from './kept-statements.ts'
import { type Migrations, migrated } from './migrated.ts'
import { OWN_FILE } from './restrict-permissions.ts'
import type { Schema } from './schema.ts'
import { writeAheadLogOf } from './write-ahead-log.ts'

const BUSY_TIMEOUT_MS = 5000

/** A file of this machine: no setup, one server process. */
export async function openSqlite(file: string, migrations: Migrations): Promise<Database> {
  const database = await migrated(file, () => openFile(file), migrations)
  return {
    isShared: false,
    query: database,
    connections: () => ({ used: 0, idle: 1, waiting: 0 }),
    check: async () => {
      await sql`select name from ${MIGRATION_TABLE} limit 1`.execute(database)
    },
    close: async () => {
      // Moves the write-ahead log into the file, which can then be copied by itself.
      await sql`pragma wal_checkpoint(truncate)`.execute(database)
      await database.destroy()
    },
  }
}

async function openFile(file: string): Promise<Kysely<Schema>> {
  // Created here, since its companion files inherit its permissions.
  await (await open(file, 'a', OWN_FILE)).close()
  const connection = new Libsql(file)
  connection.pragma('journal_mode = WAL')
  // A saved collage must survive a power cut. SQLite's own sync would block everybody for each change; here the log is
  // synced in parallel, once for all who wait.
  connection.pragma('synchronous = NORMAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  const log = writeAheadLogOf(file)
  const statements = keptStatements({
    prepare: (statement) => connection.prepare(statement),
    close: () => {
      log.close()
      connection.close()
    },
  })
  return new Kysely<Schema>({ dialect: new DurableSqliteDialect(statements, log.sync) })
}
