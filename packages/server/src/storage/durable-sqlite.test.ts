import { Kysely, sql } from 'kysely'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DurableSqliteDialect } from './durable-sqlite.ts'

interface Things {
  readonly thing: { readonly id: number }
}

describe('a database that answers only for what is on the disk', () => {
  let syncs: { resolve(): void; reject(error: Error): void }[] = []
  let isHeld = false
  let database: Kysely<Things>

  beforeEach(async () => {
    isHeld = false
    syncs = []
    const sync = () =>
      isHeld
        ? new Promise<void>((resolve, reject) => {
            syncs.push({ resolve: () => resolve(), reject })
          })
        : Promise.resolve()
    database = new Kysely<Things>({ dialect: new DurableSqliteDialect(new Libsql(':memory:'), sync) })
    await sql`create table thing (id integer primary key)`.execute(database)
    isHeld = true
  })

  afterEach(() => database.destroy())

  const add = (id: number) => database.insertInto('thing').values({ id }).returning('id').execute()
  const all = () => database.selectFrom('thing').select('id').execute()

  it('keeps who changed something waiting for the disk, and nobody else', async () => {
    const answered: number[] = []
    const changes = [1, 2].map((id) => add(id).then(() => answered.push(id)))
    await expect.poll(() => syncs.length).toBe(2)
    expect(await all()).toHaveLength(2)
    expect(answered).toEqual([])
    syncs[1]?.resolve()
    await changes[1]
    expect(answered).toEqual([2])
    syncs[0]?.resolve()
    await changes[0]
  })

  it('does so for a whole transaction once, and not for one that only read', async () => {
    const read = await database
      .transaction()
      .execute((transaction) => transaction.selectFrom('thing').select('id').execute())
    expect([read, syncs]).toEqual([[], []])
    const change = database.transaction().execute(async (transaction) => {
      for (const id of [1, 2, 3]) await transaction.insertInto('thing').values({ id }).execute()
    })
    await expect.poll(() => syncs.length).toBe(1)
    syncs[0]?.resolve()
    await change
    expect(await all()).toHaveLength(3)
  })

  it('fails whoever it cannot promise it', async () => {
    const change = add(1)
    await expect.poll(() => syncs.length).toBe(1)
    syncs[0]?.reject(new Error('the disk is gone'))
    await expect(change).rejects.toThrow('the disk is gone')
  })

  it('lets many at once have their turns in order, also after one that failed', async () => {
    isHeld = false
    const order: number[] = []
    const results = await Promise.allSettled([1, 2, 2, 3, 4].map((id, at) => add(id).finally(() => order.push(at))))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(await all()).toHaveLength(4)
  })
})
