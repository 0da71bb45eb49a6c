import {
  type DialectAdapter,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from './migrations.ts'

/**
 * Migrations that remove what the release before the last stopped using. They are the second of two steps; the first is
 * to release a version that does without. By name, with the release that no longer uses it.
 */
const SECOND_STEPS: Readonly<Record<string, string>> = {}

/** A build of the previous version must find everything it knows and be able to write rows without the new columns. */
const TAKES_AWAY = /\b(?:drop|rename|truncate)\b|\balter column\b|\bset not null\b|^\s*delete\b/i
/** A constraint also applies to rows of the previous version, which does not know it. */
const DEMANDS = /\badd constraint\b|\bcreate (?:or replace )?(?:trigger|rule)\b|\badd column\b.*\b(?:unique|check)\b/i
const ADDS_COLUMN = /\badd column\b.*\bnot null\b/i
const HAS_DEFAULT = /\bdefault\b/i
const NEW_TABLE = /^\s*create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/i
const UNIQUE_INDEX = /^\s*create unique index\b.*?\bon "?(\w+)"?/i

function isAdditive(statement: string, earlierTables: ReadonlySet<string>): boolean {
  if (TAKES_AWAY.test(statement) || DEMANDS.test(statement)) return false
  const indexed = UNIQUE_INDEX.exec(statement)?.[1]
  if (indexed !== undefined && earlierTables.has(indexed)) return false
  return !ADDS_COLUMN.test(statement) || HAS_DEFAULT.test(statement)
}

interface Told {
  readonly name: string
  readonly statements: readonly string[]
  /** The tables that existed before the migration. */
  readonly earlierTables: ReadonlySet<string>
}

/** The statements of each migration for a database of this kind; none is executed. */
async function toldTo(adapter: DialectAdapter, compiler: QueryCompiler): Promise<readonly Told[]> {
  const executed: string[] = []
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new DummyDriver(),
      createIntrospector: (query) => new PostgresIntrospector(query),
      createQueryCompiler: () => compiler,
    },
    log: ({ query }) => {
      executed.push(query.sql)
    },
  })
  const all: Told[] = []
  for (const name of Object.keys(MIGRATIONS).toSorted()) {
    const earlierTables = new Set(all.flatMap(({ statements }) => statements.flatMap((each) => newTableIn(each) ?? [])))
    await MIGRATIONS[name]?.up(database)
    all.push({ name, statements: executed.splice(0), earlierTables })
  }
  return all
}

function newTableIn(statement: string): string | undefined {
  return NEW_TABLE.exec(statement)?.[1]
}

describe.each([
  ['SQLite', new SqliteAdapter(), new SqliteQueryCompiler()],
  ['PostgreSQL', new PostgresAdapter(), new PostgresQueryCompiler()],
] as const)('migrations on %s', (_engine, adapter, compiler) => {
  it('only add, so that the version before goes on beside the new one', async () => {
    const all = await toldTo(adapter, compiler)
    const made = all.flatMap(({ statements }) => statements.flatMap((each) => newTableIn(each) ?? []))
    expect(made.length).toBeGreaterThan(15)
    const wrong = all.filter(({ name }) => !Object.hasOwn(SECOND_STEPS, name))
    expect(
      wrong.flatMap(({ name, statements, earlierTables }) =>
        statements.filter((each) => !isAdditive(each, earlierTables)).map((each) => `${name}: ${each}`),
      ),
    ).toEqual([])
  })
})

it.each([
  ['drop table photo', false],
  ['alter table photo rename column name to title', false],
  ['alter table "photo" alter column "bytes" type smallint', false],
  ['delete from photo', false],
  ['alter table photo add column note text not null', false],
  ["alter table photo add column note text default '' not null", true],
  ["alter table photo add column note text default '' not null unique", false],
  ['alter table photo add column note text', true],
  ['alter table "photo" add constraint "one_name" unique ("name")', false],
  ['create unique index "one_name" on "photo" ("name")', false],
  ['create unique index "one_name" on "photo_note" ("name")', true],
  ['create index "names" on "photo" ("name")', true],
  ['create trigger refuse before insert on photo execute function refuse()', false],
  ['create unlogged table "photo_note" ("name" text not null unique)', true],
])('knows that "%s" is additive or not', (statement, expected) => {
  expect(isAdditive(statement, new Set(['photo']))).toBe(expected)
})
