import type { Kysely } from 'kysely'
import type { Blobs } from '../storage/blobs.ts'
import type { Schema } from '../storage/schema.ts'
import { listTables } from '../storage/table-list.ts'
import type { CarrySource } from './carry-source.ts'
import { knownFiles } from './known-files.ts'
import { countRows, walkRows } from './walk-rows.ts'

/** A shop as it is, without its files if these stay in place. */
export async function shopSource(query: Kysely<Schema>, files: Blobs | undefined): Promise<CarrySource> {
  const tables = await listTables(query)
  const rowsOf = (name: string) => {
    const table = tables.find((each) => each.name === name)
    if (!table) throw new Error(`there is no table ${name}`)
    return walkRows(query, table)
  }
  return {
    tables,
    count: (table) => countRows(query, table),
    rows: (table) => walkRows(query, table),
    files: files && knownFiles(rowsOf, files),
  }
}
