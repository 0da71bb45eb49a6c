import { Kysely, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { type Migrations, migrated } from '../storage/migrated.ts'
import type { Schema } from '../storage/schema.ts'
import { listTables } from '../storage/table-list.ts'
import type { TableSum } from './row-sum.ts'
import { sumOfTable } from './walk-rows.ts'

/** The contents of every table in an unused database: some begin with a row. */
export async function freshTables(migrations: Migrations): Promise<ReadonlyMap<string, TableSum>> {
  const open = async () => new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Libsql(':memory:') }) })
  const query = await migrated('in memory', open, migrations)
  const sums = new Map<string, TableSum>()
  for (const table of await listTables(query)) sums.set(table.name, await sumOfTable(query, table))
  await query.destroy()
  return sums
}
