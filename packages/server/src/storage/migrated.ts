import { type Kysely, type Migration, Migrator } from 'kysely'
import { StartFailure } from '../config/start-failure.ts'
import { throwAfter } from '../turns/throw-after.ts'
import { reasonOf } from './reason-of.ts'
import type { Schema } from './schema.ts'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Brings a database up to date. Throws a sentence that says why it cannot be used, with the name its operator knows.
 */
export function migrated(name: string, open: () => Promise<Kysely<Schema>>, migrations: Migrations) {
  return orStartFailure(name, async () => {
    const database = await open()
    try {
      await bringUpToDate(database, migrations)
      return database
    } catch (error) {
      return throwAfter(error, () => database.destroy())
    }
  })
}

export async function bringUpToDate(database: Kysely<Schema>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

export async function orStartFailure<Opened>(name: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    throw new StartFailure(`The database ${name} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}
