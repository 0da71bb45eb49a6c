import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'
import { throwAfter } from '../turns/throw-after.ts'
import type { Database } from './database.ts'
import { refuseHalfCarried } from './half-carried.ts'
import type { Migrations } from './migrated.ts'
import { reasonOf } from './reason-of.ts'
import { DATABASE_FILE, OWN_FOLDER } from './restrict-permissions.ts'
import { openSqlite } from './sqlite.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseLimits'>

/** Opens the configured database and brings it up to date, or says what is wrong with it or with the data folder. */
export async function openDatabase(
  { dataDir, databaseUrl, databaseLimits }: Place,
  migrations: Migrations,
): Promise<Database> {
  // Photos are in the folder, wherever the database is.
  await prepareFolder(dataDir)
  const database = await (databaseUrl === ''
    ? openSqlite(join(dataDir, DATABASE_FILE), migrations)
    : openShared(databaseUrl, databaseLimits, migrations))
  try {
    await refuseHalfCarried(database.query)
    return database
  } catch (error) {
    return throwAfter(error, () => database.close())
  }
}

/** The client of PostgreSQL and its job queue are large; shops without it do not load them. */
async function openShared(url: string, limits: Place['databaseLimits'], migrations: Migrations): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, limits, migrations)
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWN_FOLDER })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    // The system's message without its code and call, which only repeat the folder.
    const reason = reasonOf(error).replace(/^[A-Z]+: ([^,]*),.*$/, '$1')
    throw new StartFailure(`The data folder ${dataDir} cannot be written (${reason}).`, { cause: error })
  }
}
