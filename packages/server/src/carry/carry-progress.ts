import { type Kysely, sql, type Transaction } from 'kysely'
import { CARRY_FILE, CARRY_TABLE } from '../storage/half-carried.ts'
import type { Schema } from '../storage/schema.ts'
import { type TableFacts, tableNames } from '../storage/table-list.ts'
import { isSameSum, NO_ROWS, type TableSum } from './row-sum.ts'
import type { StreamSum } from './stream-sum.ts'

const TABLE = sql.table(CARRY_TABLE)
const FILE = sql.table(CARRY_FILE)

/** The progress of a move or a restore, kept in the target database within the same transactions. */
export interface CarryProgress {
  isBegun(): Promise<boolean>
  /** Empties the tables in which a new database has rows, and begins. */
  begin(seeded: readonly TableFacts[]): Promise<void>
  doneOf(table: string): Promise<TableSum>
  /** Notes what was just added, unless another process has. */
  note(transaction: Transaction<Schema>, table: string, before: TableSum, after: TableSum): Promise<void>
  knownFiles(keys: readonly string[]): Promise<ReadonlySet<string>>
  noteFile(key: string, sum: StreamSum, isDamaged: boolean): Promise<void>
  damagedFiles(): Promise<readonly string[]>
  countFiles(): Promise<number>
  finish(): Promise<void>
}

export function carryProgress(query: Kysely<Schema>): CarryProgress {
  return {
    isBegun: async () => (await tableNames(query)).has(CARRY_TABLE),

    begin: (seeded) =>
      query.transaction().execute(async (transaction) => {
        await sql`create table ${TABLE} (name text primary key, rows bigint not null, hash text not null)`.execute(
          transaction,
        )
        const columns = sql`key text primary key, bytes bigint not null, sha256 text not null, is_damaged integer not null`
        await sql`create table ${FILE} (${columns})`.execute(transaction)
        for (const { name } of seeded.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
      }),

    doneOf: async (table) => {
      const done = sql<{ rows: number | string; hash: string }>`select rows, hash from ${TABLE} where name = ${table}`
      const [row] = (await done.execute(query)).rows
      return row ? { rows: Number(row.rows), hash: row.hash } : NO_ROWS
    },

    note: async (transaction, table, before, after) => {
      const isFirst = isSameSum(before, NO_ROWS)
      const { rows, hash } = after
      const { numAffectedRows } = await (isFirst
        ? sql`insert into ${TABLE} (name, rows, hash) values (${table}, ${rows}, ${hash})`
        : sql`update ${TABLE} set rows = ${rows}, hash = ${hash} where name = ${table} and hash = ${before.hash}`
      ).execute(transaction)
      if (numAffectedRows === 0n) throw new Error(`another process fills ${table} at the same time`)
    },

    knownFiles: async (keys) => {
      const known = sql<{ key: string }>`select key from ${FILE} where key in (${sql.join(keys)})`
      return new Set((await known.execute(query)).rows.map(({ key }) => key))
    },

    noteFile: async (key, { bytes, sha256 }, isDamaged) => {
      const values = sql.join([key, bytes, sha256, Number(isDamaged)])
      await sql`insert into ${FILE} (key, bytes, sha256, is_damaged) values (${values})`.execute(query)
    },

    damagedFiles: async () => {
      const damaged = sql<{ key: string }>`select key from ${FILE} where is_damaged = 1 order by key`
      return (await damaged.execute(query)).rows.map(({ key }) => key)
    },

    countFiles: async () => {
      const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${FILE}`.execute(query)
      return Number(rows[0]?.count)
    },

    finish: () =>
      query.transaction().execute(async (transaction) => {
        for (const table of [FILE, TABLE]) await sql`drop table ${table}`.execute(transaction)
      }),
  }
}
