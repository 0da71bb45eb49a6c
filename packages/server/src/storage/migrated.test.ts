import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrated } from './migrated.ts'
import type { Schema } from './schema.ts'

it('why a database cannot be used is said even where it cannot be closed either', async () => {
  const broken = async () => {
    const database: Pick<Kysely<Schema>, 'destroy'> = { destroy: () => Promise.reject(new Error('not closed')) }
    return database as Kysely<Schema>
  }
  await expect(migrated('shop', broken, {})).rejects.toThrow(/shop cannot be used \((?!not closed)/)
})
