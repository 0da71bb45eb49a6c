import { access } from 'node:fs/promises'
import { Kysely, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { StartFailure } from '../config/start-failure.ts'
import type { Schema } from './schema.ts'

const PATIENCE_MS = 300

/**
 * Opens an SQLite file so that nobody else can open it until it is closed; a running server, which always has it open,
 * is detected that way. The connection leaves WAL mode; the server turns it on again when it starts.
 */
export async function openExclusiveSqlite(file: string): Promise<Kysely<Schema>> {
  await access(file).catch((error: unknown) => {
    throw new StartFailure(`There is no database ${file}.`, { cause: error })
  })
  const connection = new Libsql(file)
  try {
    connection.pragma(`busy_timeout = ${PATIENCE_MS}`)
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.pragma('journal_mode = DELETE')
    // Takes the lock, which the connection then keeps.
    connection.exec('begin exclusive; commit')
    connection.pragma('foreign_keys = ON')
  } catch (error) {
    connection.close()
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
    throw new StartFailure(`A server or a command is using ${file}; stop it first.`, { cause: error })
  }
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) })
}
