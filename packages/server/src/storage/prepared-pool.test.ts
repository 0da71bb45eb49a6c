import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresUrl } from '../testing/test-database-url.ts'
import { NamedPostgresDialect } from './named-postgres.ts'
import { openPool } from './open-pool.ts'
import { preparedPool } from './prepared-pool.ts'

interface Tables {
  readonly thing: { readonly id: number; readonly name: string }
}

describe('statements of a pool', () => {
  let query: Kysely<Tables>

  beforeAll(async () => {
    const pool = openPool(await postgresUrl(), { max: 1 })
    query = new Kysely({ dialect: new NamedPostgresDialect({ pool: preparedPool(pool) }) })
    await sql`create table thing (id integer primary key, name text not null)`.execute(query)
    await query.insertInto('thing').values({ id: 1, name: 'one' }).execute()
  })

  afterAll(() => query.destroy())

  /** The prepared statements of the one connection. */
  async function prepared(): Promise<readonly string[]> {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(query)
    return rows.map(({ statement }) => statement)
  }

  it('are read once, whatever their values', async () => {
    const named = (id: number) => query.selectFrom('thing').select('name').where('id', '=', id).executeTakeFirst()
    expect([await named(1), await named(2), await named(1)]).toEqual([{ name: 'one' }, undefined, { name: 'one' }])
    expect((await prepared()).filter((statement) => statement.startsWith('select "name"'))).toHaveLength(1)
  })

  it('go on while another process adds columns', async () => {
    const all = () => query.selectFrom('thing').selectAll().where('id', '=', 1).executeTakeFirst()
    const name = () => query.selectFrom('thing').select('name').where('id', '=', 1).executeTakeFirst()
    const renamed = () => query.updateTable('thing').set({ name: 'one' }).where('id', '=', 1).returningAll().execute()
    const counted = () =>
      query
        .selectFrom('thing')
        .select(({ fn }) => fn.countAll().as('all'))
        .where('id', '=', 1)
        .execute()
    for (const ask of [all, name, renamed, counted]) await ask()
    await sql`alter table thing add column note text not null default ''`.execute(query)
    expect(await all()).toEqual({ id: 1, name: 'one', note: '' })
    expect(await name()).toEqual({ name: 'one' })
    expect(await renamed()).toHaveLength(1)
    expect(await counted()).toEqual([{ all: '1' }])
  })

  it('do not pile up where each is another one', async () => {
    for (let other = 0; other < 300; other++)
      await sql`select ${sql.lit(other)} as number where ${1}::int = 1`.execute(query)
    const long = Array.from({ length: 50 }, (_, id) => id)
    await query.selectFrom('thing').select('id').where('id', 'in', long).execute()
    expect((await prepared()).length).toBeLessThanOrEqual(200)
  })

  it('hold what PostgreSQL cannot as something it can', async () => {
    await query.insertInto('thing').values({ id: 2, name: 'a\0b' }).execute()
    expect(await query.selectFrom('thing').select('name').where('id', '=', 2).executeTakeFirst()).toEqual({
      name: 'a\uFFFDb',
    })
  })
})
