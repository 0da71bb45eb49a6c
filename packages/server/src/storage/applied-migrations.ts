import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { tableNames } from './table-list.ts'

export const MIGRATION_TABLE = sql.table(DEFAULT_MIGRATION_TABLE)

/** The names of all migrations applied to a database, in order; empty if there are none. */
export async function appliedMigrations(query: Kysely<Schema>): Promise<readonly string[]> {
  if (!(await tableNames(query)).has(DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${MIGRATION_TABLE}`.execute(query)
  return rows.map(({ name }) => name).toSorted()
}
