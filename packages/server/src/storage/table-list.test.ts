import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { listTables } from './table-list.ts'

describe('the list of tables', () => {
  let database: Database
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-tables-'))
    database = await openSqlite(join(folder, 'shop.sqlite'), MIGRATIONS)
  })

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  it('has every table of a database that is up to date, each with a key to walk along', async () => {
    const all = sql<{ name: string }>`
      select name from sqlite_master
      where type = 'table' and name not in ('kysely_migration', 'kysely_migration_lock') and name not like 'sqlite_%'`
    const { rows } = await all.execute(database.query)
    const tables = await listTables(database.query)
    expect(tables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
    expect(tables.find(({ name }) => name === 'photo_resize')?.key).toEqual(['photo_id', 'width', 'height'])
  })

  it('names no table before those it refers to', async () => {
    const names = (await listTables(database.query)).map(({ name }) => name)
    const seen = new Set<string>()
    for (const name of names) {
      seen.add(name)
      const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
        database.query,
      )
      expect(rows.filter(({ table }) => !seen.has(table)).map(({ table }) => `${name} before ${table}`)).toEqual([])
    }
  })
})
