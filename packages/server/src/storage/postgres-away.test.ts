import { type Migration, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml } from '../testing/collage-xml.ts'
import { cuttableProxy } from '../testing/cuttable-proxy.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testPlace } from '../testing/test-place.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { DatabaseFailure } from './database-failure.ts'
import { openDatabase } from './open-database.ts'

const AT_ONCE = 4
const IMPATIENT = { connections: 4, statementSeconds: 1, lockSeconds: 5, idleSeconds: 1 }

describe('a PostgreSQL that is away, slow or busy', () => {
  let postgres: TestPostgres
  let server: TestServer
  let anna: TestVisitor
  let databaseUrl = ''

  beforeAll(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase('collagerie')
    server = await startTestServer({ databaseUrl, databaseLimits: IMPATIENT })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(async () => {
    await server.stop()
    await postgres.stop()
  })

  it('answers 503 with a time to come back while it is away, and goes on without a restart', async () => {
    const { body } = await anna.save(collageXml([], 'before'))
    await postgres.halt()
    for (const away of [await anna.load(String(body['collageid'])), await anna.call('/health')]) {
      expect(away.status).toBe(503)
      expect(away.body['code']).toBe('databaseUnavailable')
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await postgres.resume()
    const back = await anna.load(String(body['collageid']))
    expect(back.body).toMatchObject({ collagexml: collageXml([], 'before') })
    expect((await anna.call('/health')).status).toBe(200)
  })

  it('answers 503 in the end where it says nothing any more, on old lines and new, and goes on when it speaks again', async () => {
    const far = new URL(databaseUrl)
    const proxy = await cuttableProxy(`http://${far.host}`)
    far.host = new URL(proxy.origin).host
    const other = await startTestServer({ databaseUrl: far.href, databaseLimits: { ...IMPATIENT, connections: 2 } })
    const ben = new TestVisitor(other.url)
    ben.cookie = anna.cookie
    const { body } = await ben.save(collageXml([], 'before'))
    const load = () => ben.load(String(body['collageid']))
    proxy.set('still')
    const calls = [load(), ben.save(collageXml()), ben.call('/health'), load(), ben.call('/health')]
    for (const silent of [...(await Promise.all(calls)), await load()]) {
      expect(silent.status).toBe(503)
      expect(Number(silent.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    proxy.set('open')
    expect((await load()).body).toMatchObject({ collagexml: collageXml([], 'before') })
    expect((await ben.call('/health')).status).toBe(200)
    await other.stop()
    await proxy.close()
  })

  it.each([
    ['databaseSlow', { ...IMPATIENT, lockSeconds: 60 }],
    ['databaseLocked', { ...IMPATIENT, statementSeconds: 60, lockSeconds: 1 }],
  ])('answers %s where it gives up waiting for others', async (code, databaseLimits) => {
    const other = await startTestServer({ databaseUrl, databaseLimits })
    const ben = new TestVisitor(other.url)
    ben.cookie = anna.cookie
    const held = await server.database.query.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      await sql`select id from account for update`.execute(connection)
      const stay = setInterval(() => void sql`select 1`.execute(connection), 200)
      const answer = await ben.save(collageXml())
      clearInterval(stay)
      await sql`rollback`.execute(connection)
      return answer
    })
    expect([held.status, held.body['code']]).toEqual([503, code])
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ben.save(collageXml())).status).toBe(200)
    await other.stop()
  })

  it('ends a transaction that does nothing, so that it holds nobody up', async () => {
    const { query } = server.database
    const idle = query.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      const pid = rows[0]?.pid
      await expect
        .poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(query)).rows)
        .toEqual([])
      await sql`select 1`.execute(transaction)
    })
    await expect(idle).rejects.toThrow(DatabaseFailure)
  })

  it('is brought up to date once by processes that start at the same time, however long that takes', async () => {
    const slowly: Migration = {
      up: async (database) => {
        await sql`create table done (what text)`.execute(database)
        await sql`insert into done select 'it' from pg_sleep(2)`.execute(database)
      },
    }
    const url = await postgres.createDatabase('fresh')
    const place = { ...testPlace(server.dataDir, url), databaseLimits: IMPATIENT }
    const opened = await Promise.all(Array.from({ length: AT_ONCE }, () => openDatabase(place, { '0001': slowly })))
    const [first] = opened
    if (!first) throw new Error('none was opened')
    expect((await sql`select what from done`.execute(first.query)).rows).toEqual([{ what: 'it' }])
    await Promise.all(opened.map((database) => database.close()))
  })
})
