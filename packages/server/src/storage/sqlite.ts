import { open } from 'node:fs/promises'
import { Kysely, type Migration, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import { OWN_FILE } from './close-to-others.ts'
import type { Database } from './database.ts'
import { migrated } from './migrated.ts'
import type { Schema } from './schema.ts'

const BUSY_TIMEOUT_MS = 5000

/** A file of this machine: nothing to set up, one server process. */
export async function openSqlite(file: string, migrations: Readonly<Record<string, Migration>>): Promise<Database> {
  const database = await migrated(file, () => openFile(file), migrations)
  return {
    query: database,
    check: async () => {
      await sql`select name from kysely_migration limit 1`.execute(database)
    },
    close: async () => {
      // What is still in the write-ahead log goes into the one file, which can then be copied by itself.
      await sql`pragma wal_checkpoint(truncate)`.execute(database)
      await database.destroy()
    },
  }
}

async function openFile(file: string): Promise<Kysely<Schema>> {
  // Made here, since its companions get the rights it has.
  await (await open(file, 'a', OWN_FILE)).close()
  const connection = new Libsql(file)
  connection.pragma('journal_mode = WAL')
  // A saved collage must survive a power cut, which the faster setting does not promise.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) })
}
