import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, type LogConfig, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { expect, it } from 'vitest'
import { bringUpToDate } from './migrated.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'

/** A build of the version before must find everything it knows, and be able to add rows that lack what is new. */
const TAKES_AWAY = /\b(?:drop|rename|truncate)\b|\balter column\b|\bset not null\b/i
const ADDS_COLUMN = /\badd column\b.*\bnot null\b/i
const HAS_DEFAULT = /\bdefault\b/i

function isAdditive(statement: string): boolean {
  return !TAKES_AWAY.test(statement) && (!ADDS_COLUMN.test(statement) || HAS_DEFAULT.test(statement))
}

/** What each migration says to the database, one after the other. */
async function statementsOf(folder: string): Promise<readonly string[]> {
  const statements: string[] = []
  const log: LogConfig = ({ query }) => {
    statements.push(query.sql)
  }
  const connection = new Libsql(join(folder, 'tables.sqlite'))
  const dialect = new SqliteDialect({
    database: { prepare: (statement) => connection.prepare(statement), close: () => connection.close() },
  })
  const database = new Kysely<Schema>({ dialect, log })
  await bringUpToDate(database, MIGRATIONS)
  await database.destroy()
  return statements
}

it('migrations only add, so that the version before goes on beside the new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-additive-'))
  const statements = await statementsOf(folder)
  await rm(folder, { recursive: true })
  expect(statements.filter((statement) => /^create table/i.test(statement)).length).toBeGreaterThan(10)
  expect(statements.filter((statement) => !isAdditive(statement))).toEqual([])
})

it.each([
  ['drop table photo', false],
  ['alter table photo rename column name to title', false],
  ['alter table photo add column note text not null', false],
  ["alter table photo add column note text default '' not null", true],
  ['alter table photo add column note text', true],
])('knows that "%s" is additive or not', (statement, expected) => {
  expect(isAdditive(statement)).toBe(expected)
})
