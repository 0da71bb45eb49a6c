import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** The names of all that has been done to a database, in order. */
export async function appliedMigrations(query: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query)
  return rows.map(({ name }) => name)
}
