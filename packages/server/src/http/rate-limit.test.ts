import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../storage/database.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { testDatabaseUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { HttpFailure } from './errors.ts'
import { createRateLimits, type RateLimits } from './rate-limit.ts'

describe('a rate limit', () => {
  let folder = ''
  let database: Database
  let limits: RateLimits

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-limits-'))
    database = await openDatabase(testPlace(folder, await testDatabaseUrl()), MIGRATIONS)
    limits = createRateLimits(database)
  })

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  it('refuses what is over it, and says when to come back', async () => {
    const limit = limits('over', 2, 15)
    await limit.count('name')
    await limit.count('name')
    const refusal = await limit.count('name').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'tooManyRequests' })
    const { retryAfter = 0 } = refusal instanceof HttpFailure ? refusal : {}
    expect(retryAfter).toBeGreaterThanOrEqual(15 * 60)
    expect(retryAfter).toBeLessThanOrEqual(20 * 60)
  })

  it('lets no more than the limit pass of many at once', async () => {
    const limit = limits('at once', 5, 15)
    const counted = await Promise.allSettled(Array.from({ length: 20 }, () => limit.count('name')))
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('is not forgotten because others are counted too', async () => {
    const limit = limits('others', 10, 15)
    for (let times = 0; times < 10; times++) await limit.count('victim')
    for (let other = 0; other < 600; other++) await limit.count(`other ${other}`)
    await expect(limit.count('victim')).rejects.toThrow(HttpFailure)
  })

  it('of several counts under all of them or under none, also of many at once', async () => {
    const limit = limits.ofAll({ person: 3, place: 4 }, 15)
    const at = (person: string) => limit.count({ person, place: 'here' })
    const anna = await Promise.allSettled(Array.from({ length: 10 }, () => at('anna')))
    expect(anna.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const uncount = await at('ben')
    await expect(at('cleo')).rejects.toThrow(HttpFailure)
    await uncount()
    await at('cleo')
    await expect(at('cleo')).rejects.toThrow(HttpFailure)
    // No refusal was counted for the person: elsewhere there is room for two more.
    const elsewhere = () => limit.count({ person: 'cleo', place: 'there' })
    await elsewhere()
    await elsewhere()
    await expect(elsewhere()).rejects.toThrow(HttpFailure)
  })

  it('does not count what is taken back, nor what it refused', async () => {
    const limit = limits.ofAll({ back: 1 }, 15)
    for (let times = 0; times < 3; times++) await (await limit.count({ back: 'name' }))()
    const uncount = await limit.count({ back: 'name' })
    await expect(limit.count({ back: 'name' })).rejects.toThrow(HttpFailure)
    await uncount()
    await expect(limit.count({ back: 'name' })).resolves.toBeTypeOf('function')
  })

  it.each<[string, boolean, () => Promise<string>]>([
    ['what came out badly', true, async () => 'bad'],
    ['what came out well', false, async () => 'good'],
    ['what was refused', true, () => Promise.reject(new HttpFailure('materialNeeded'))],
    ['what found the server busy', false, () => Promise.reject(new HttpFailure('busy'))],
    ['what the database failed at', false, () => Promise.reject(new DatabaseFailure('away', undefined))],
    ['what an error of ours ended', false, () => Promise.reject(new TypeError('undefined'))],
  ])('of %s, counts it: %s', async (what, isCounted, work) => {
    const limit = limits('judged', 1, 15)
    const judged = () => limit.countIf(what, (result) => result === 'bad', work)
    await judged().catch(() => undefined)
    const refusal = await judged().catch((error: unknown) => error)
    expect(refusal instanceof HttpFailure && refusal.code === 'tooManyRequests').toBe(isCounted)
  })

  it('works on no more of many at once than the limit, however they come out', async () => {
    const limit = limits('judged at once', 5, 15)
    let worked = 0
    const judged = () =>
      limit.countIf(
        'name',
        () => true,
        async () => worked++,
      )
    await Promise.allSettled(Array.from({ length: 20 }, judged))
    expect(worked).toBe(5)
  })
})
