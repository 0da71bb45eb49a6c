import { type Kysely, type Migration, Migrator } from 'kysely'
import { StartFailure } from '../config/start-failure.ts'
import { reasonOf } from './reason-of.ts'
import type { Schema } from './schema.ts'

/** A database brought up to date, or a sentence that says why it, under the name its operator knows, is of no use. */
export async function migrated(
  name: string,
  open: () => Promise<Kysely<Schema>>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Kysely<Schema>> {
  try {
    const database = await open()
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) return database
    await database.destroy()
    throw error
  } catch (error) {
    throw new StartFailure(`The database ${name} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}
