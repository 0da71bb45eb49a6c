import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type Migration, Migrator, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import { StartFailure } from '../start-failure.ts'
import type { Schema } from './schema.ts'

const FILE_NAME = 'collagerie.sqlite'
const BUSY_TIMEOUT_MS = 5000

export interface Database {
  /** For the repositories. Nothing outside this folder may say anything that SQLite alone understands. */
  readonly query: Kysely<Schema>
  /** Reads from the file, so that a damaged or lost database is noticed. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens the database in the data folder and brings it up to date, or says what is wrong with that folder. */
export async function openDatabase(
  dataDir: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Database> {
  await prepareFolder(dataDir)
  const file = join(dataDir, FILE_NAME)
  const database = await usable(file, () => openFile(file, migrations))
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

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    // The system's own words without its code and call, which only repeat the folder.
    const reason = reasonOf(error).replace(/^[A-Z]+: ([^,]*),.*$/, '$1')
    throw new StartFailure(`The data folder ${dataDir} cannot be written (${reason}).`, { cause: error })
  }
}

async function openFile(file: string, migrations: Readonly<Record<string, Migration>>): Promise<Kysely<Schema>> {
  const connection = new Libsql(file)
  connection.pragma('journal_mode = WAL')
  // A saved collage must survive a power cut, which the faster setting does not promise.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) })
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return database
  await database.destroy()
  throw error
}

async function usable<Value>(file: string, open: () => Promise<Value>): Promise<Value> {
  try {
    return await open()
  } catch (error) {
    throw new StartFailure(`The database ${file} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
