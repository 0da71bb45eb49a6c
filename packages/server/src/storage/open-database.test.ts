import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartFailure } from '../config/start-failure.ts'
import { testPlace } from '../testing/test-place.ts'
import { openDatabase } from './open-database.ts'

const addsTable: Migration = {
  up: async (database) => {
    await database.schema.createTable('thing').addColumn('id', 'integer').execute()
  },
}

describe('openDatabase', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-database-'))
  })

  afterEach(async () => {
    await rm(folder, { recursive: true })
  })

  it('creates the data folder, answers a query and can be opened again', async () => {
    const dataDir = join(folder, 'not', 'there', 'yet')
    for (const migrations of [{}, { '0001': addsTable }, { '0001': addsTable }]) {
      const database = await openDatabase(testPlace(dataDir), migrations)
      await expect(database.check()).resolves.toBeUndefined()
      await database.close()
    }
    expect(await readdir(dataDir)).toContain('collagerie.sqlite')
  })

  it('refuses a database that a newer version has changed', async () => {
    const newer = await openDatabase(testPlace(folder), { '0001': addsTable })
    await newer.close()
    const failure = openDatabase(testPlace(folder), {})
    await expect(failure).rejects.toThrow(StartFailure)
    await expect(failure).rejects.toThrow('0001')
  })

  it('fails the check once it is closed', async () => {
    const database = await openDatabase(testPlace(folder), {})
    await database.close()
    await expect(database.check()).rejects.toThrow('driver has already been destroyed')
  })

  it('names the folder when it cannot be one', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(openDatabase(testPlace(join(file, 'data')), {})).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot`,
    )
  })

  it('names the file when it is not a database', async () => {
    const file = join(folder, 'collagerie.sqlite')
    await writeFile(file, 'Dear diary, this is no database. '.repeat(200))
    await expect(openDatabase(testPlace(folder), {})).rejects.toThrow(
      `The database ${file} cannot be used (file is not a database).`,
    )
  })
})
