import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { TableFacts } from '../storage/table-list.ts'
import { sumOfRows, type TableSum } from './row-sum.ts'
import type { TableRow } from './table-row.ts'

/** A document may have megabytes, and a whole batch is in memory. */
const BATCH = 50

/** All rows of a table, a batch at a time, in the order of its key. */
export async function* walkRows(
  query: Kysely<Schema>,
  { name, columns, key }: TableFacts,
): AsyncGenerator<readonly TableRow[]> {
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`)
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const all = sql.join(columns.map((column) => sql.ref(column)))
  let last: TableRow | undefined
  do {
    const place = last
    const rest = place ? sql`where (${keys}) > (${sql.join(key.map((column) => place[column]))})` : sql``
    const page = sql<TableRow>`select ${all} from ${sql.table(name)} ${rest} order by ${keys} limit ${sql.lit(BATCH)}`
    const { rows } = await page.execute(query)
    if (rows.length > 0) yield rows
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}

export async function countRows(query: Kysely<Schema>, { name }: TableFacts): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`.execute(
    query,
  )
  return Number(rows[0]?.count)
}

export function sumOfTable(
  query: Kysely<Schema>,
  table: TableFacts,
  onRows?: (rows: number) => void,
): Promise<TableSum> {
  return sumOfRows(walkRows(query, table), table.columns, onRows)
}

export async function insertRows(query: Kysely<Schema>, { name, columns }: TableFacts, rows: readonly TableRow[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(query)
}
