import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { listTables, type TableFacts } from '../storage/table-list.ts'
import { carryProgress } from './carry-progress.ts'
import type { CarrySource } from './carry-source.ts'
import { isSameSum, NO_ROWS, sumOfRows, type TableSum } from './row-sum.ts'
import { countRows, sumOfTable } from './walk-rows.ts'

export type TargetState =
  | { readonly kind: 'empty'; readonly seeded: readonly TableFacts[] }
  /** An earlier process began and did not finish. */
  | { readonly kind: 'half done' }
  /** Everything to carry is there, and nothing else. */
  | { readonly kind: 'done' }
  | { readonly kind: 'other data'; readonly table: string; readonly rows: number }

/** What a database contains before anything is written to it. Changes nothing. */
export async function lookAtTarget(
  query: Kysely<Schema>,
  source: CarrySource,
  fresh: ReadonlyMap<string, TableSum>,
): Promise<TargetState> {
  if (await carryProgress(query).isBegun()) return { kind: 'half done' }
  const tables = await listTables(query)
  const seeded: TableFacts[] = []
  let used: { readonly table: string; readonly rows: number } | undefined
  for (const table of tables) {
    const rows = await countRows(query, table)
    const expected = fresh.get(table.name) ?? NO_ROWS
    const isFresh = rows === expected.rows && (rows === 0 || isSameSum(await sumOfTable(query, table), expected))
    if (!isFresh) used ??= { table: table.name, rows }
    if (isFresh && rows > 0) seeded.push(table)
  }
  if (!used) return { kind: 'empty', seeded }
  return (await isSame(query, tables, source)) ? { kind: 'done' } : { kind: 'other data', ...used }
}

async function isSame(query: Kysely<Schema>, tables: readonly TableFacts[], source: CarrySource): Promise<boolean> {
  if (tables.length !== source.tables.length) return false
  for (const table of source.tables) {
    const existing = tables.find(({ name }) => name === table.name)
    if (!existing || (await countRows(query, existing)) !== (await source.count(table))) return false
  }
  for (const table of source.tables)
    if (!isSameSum(await sumOfTable(query, table), await sumOfRows(source.rows(table), table.columns))) return false
  return true
}
