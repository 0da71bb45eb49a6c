import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { newId } from '../storage/new-id.ts'
import { openDatabase } from '../storage/open-database.ts'
import { createPermitLeases } from '../storage/permit-leases.ts'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { MOST_AT_ONCE, type PermitLedger } from './permit-ledger.ts'
import { permitsInDatabase } from './permits-in-database.ts'

const LIMIT = 100
/** Long enough for a busy machine to renew in time. */
const SHORT_LEASE_MS = 3000

describe('uploads of one account at several processes', () => {
  let folders: FixtureFolders
  let databases: readonly Database[] = []
  let books: readonly PermitLedger[] = []

  beforeAll(async () => {
    folders = await createFixtureFolders()
    const place = testPlace(folders.dataDir, await postgresUrl())
    databases = await Promise.all([1, 2, 3].map(() => openDatabase(place, MIGRATIONS)))
    books = databases.map((database) => permitsInDatabase(database, { limit: LIMIT }))
  })

  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await folders.remove()
  })

  function query() {
    const [database] = databases
    if (!database) throw new Error('no database is open')
    return database.query
  }

  async function account(used = 0): Promise<string> {
    const id = newId()
    const texts = { username: id, username_key: id, email: id, email_key: id, password_hash: '', created_at: '' }
    await query()
      .insertInto('account')
      .values({ id, ...texts, newsletter: 0, bytes_used: used })
      .execute()
    return id
  }

  /** Enters at all processes in turns, all at once; returns those that got a place. */
  async function inside(userId: string, count: number, bytes: number) {
    const all = Array.from({ length: count }, async (_, index) => books[index % books.length]?.tryEnter(userId, bytes))
    return (await Promise.all(all)).filter((free) => free !== undefined)
  }

  it('are never more than a few at once', async () => {
    const anna = await account()
    const all = await inside(anna, 30, 1)
    expect(all).toHaveLength(MOST_AT_ONCE)
    expect(await inside(anna, 3, 1)).toEqual([])
    await all[0]?.()
    expect(await inside(anna, 3, 1)).toHaveLength(1)
  })

  it('fit into what is left of the account, all together', async () => {
    const ben = await account(10)
    const all = await inside(ben, 30, 40)
    expect(all).toHaveLength(2)
    await Promise.all(all.map((free) => free()))
    expect(await inside(ben, 30, 30)).toHaveLength(3)
  })

  it('come in one at a time where the account is full, and hold up nobody else', async () => {
    const [cleo, dora] = [await account(LIMIT), await account()]
    for (let turn = 0; turn < 3; turn++) {
      const [free, ...others] = await inside(cleo, 6, 25)
      expect(others).toEqual([])
      await free?.()
    }
    expect(await inside(cleo, 6, 25)).toHaveLength(1)
    expect(await inside(dora, 6, 25)).toHaveLength(4)
  })

  it('of a process that has died no longer count in the end, while those of one that lives do', async () => {
    const [emil, fred] = [await account(), await account()]
    const living = permitsInDatabase({ query: query() }, { limit: LIMIT }, SHORT_LEASE_MS)
    // Nobody renews these.
    const dead = createPermitLeases(query(), { limit: LIMIT, mostAtOnce: MOST_AT_ONCE, leaseMs: SHORT_LEASE_MS })
    const lives = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => living.tryEnter(fred, 1)))
    for (let place = 0; place < MOST_AT_ONCE; place++) await dead.tryLease(emil, 1)
    expect(await inside(emil, 3, 1)).toEqual([])
    await expect.poll(() => inside(emil, 1, 1)).toHaveLength(1)
    expect(await inside(fred, 3, 1)).toEqual([])
    await Promise.all(lives.map(async (free) => free?.()))
    expect(await inside(fred, 3, 1)).toHaveLength(3)
  })

  it('that were freed are not brought back by a renewal that comes late', async () => {
    const greta = await account()
    const leases = createPermitLeases(query(), { limit: LIMIT, mostAtOnce: 1, leaseMs: SHORT_LEASE_MS })
    const lease = await leases.tryLease(greta, 1)
    if (!lease) throw new Error('there was no place')
    await leases.free(lease)
    await leases.renew(lease)
    expect(await leases.tryLease(greta, 1)).toBeDefined()
  })
})
