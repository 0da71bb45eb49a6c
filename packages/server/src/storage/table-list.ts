import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** A table, with what is needed to read it in order and to fill a copy. */
export interface TableFacts {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of its primary key, in the key's order. */
  readonly key: readonly string[]
}

interface ColumnRow {
  readonly table: string
  readonly column: string
  /** Its position in the primary key, from 1; 0 if it is not part of it. */
  readonly place: number
}

interface ReferenceRow {
  readonly table: string
  readonly target: string
}

/** Tables for the database's own bookkeeping, without data of the shop. */
const BOOKKEEPING = /^(?:kysely_|sqlite_|carry_)/

/**
 * Every table of a shop as the database lists it, so that none can be forgotten; tables that others refer to come
 * first.
 */
export async function listTables<Tables>(query: Kysely<Tables>): Promise<readonly TableFacts[]> {
  const isPostgres = query.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await (isPostgres ? POSTGRES_COLUMNS : SQLITE_COLUMNS).execute(query)
  const { rows: references } = await (isPostgres ? POSTGRES_REFERENCES : SQLITE_REFERENCES).execute(query)
  const ours = rows.filter(({ table }) => !BOOKKEEPING.test(table))
  const tables = [...new Set(ours.map(({ table }) => table))].map((name) => {
    const columns = ours.filter(({ table }) => table === name)
    const key = columns.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place)
    return { name, columns: columns.map(({ column }) => column), key: key.map(({ column }) => column) }
  })
  return inOrder(tables, references)
}

/** The names of all tables, including bookkeeping. */
export async function tableNames<Tables>(query: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const isPostgres = query.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await (isPostgres ? POSTGRES_COLUMNS : SQLITE_COLUMNS).execute(query)
  return new Set(rows.map(({ table }) => table))
}

const SQLITE_COLUMNS = sql<ColumnRow>`
  select m.name as "table", c.name as "column", c.pk as place
  from sqlite_master m join pragma_table_info(m.name) c
  where m.type = 'table' order by m.name, c.cid`

const SQLITE_REFERENCES = sql<ReferenceRow>`
  select m.name as "table", f."table" as target
  from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`

const POSTGRES_COLUMNS = sql<ColumnRow>`
  select c.relname as "table", a.attname as "column",
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as place
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname, a.attnum`

const POSTGRES_REFERENCES = sql<ReferenceRow>`
  select c.relname as "table", t.relname as target
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`

function inOrder(tables: readonly TableFacts[], references: readonly ReferenceRow[]): readonly TableFacts[] {
  const ordered: TableFacts[] = []
  let left = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  while (left.length > 0) {
    const waits = new Set(left.map(({ name }) => name))
    const next = left.filter(
      ({ name }) => !references.some(({ table, target }) => table === name && target !== name && waits.has(target)),
    )
    if (next.length === 0) throw new Error(`the tables ${[...waits].join(', ')} refer to each other`)
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}
