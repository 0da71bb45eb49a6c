import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml } from '../testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders, TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { testPlace } from '../testing/test-place.ts'
import { type Answer, TestVisitor } from '../testing/test-visitor.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const AT_ONCE = 8
const FINISHED = collageXml(Array.from({ length: 12 }, () => TEST_QUOTE))

let keys = 0

function newKey(): string {
  keys += 1
  return `request-key-${String(keys).padStart(8, '0')}`
}

describe('with PostgreSQL', () => {
  let folders: FixtureFolders
  let databaseUrl = ''
  let databaseName = ''
  /** Two processes' connections to one database; each must see what the other does. */
  let servers: readonly TestServer[] = []
  let visitors = 0

  beforeAll(async () => {
    folders = await createFixtureFolders()
    databaseUrl = await postgresUrl()
    databaseName = new URL(databaseUrl).pathname.slice(1)
    const settings = { databaseUrl, dataDir: folders.dataDir, userQuotaMb: 1 }
    // Both find an empty database and migrate it at the same time.
    servers = await Promise.all([startTestServer(settings), startTestServer(settings)])
  })

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await folders.remove()
  })

  function first(): TestServer {
    const [server] = servers
    if (!server) throw new Error('no server has started')
    return server
  }

  async function newcomer(): Promise<TestVisitor> {
    const visitor = new TestVisitor(first().url)
    visitors += 1
    await visitor.register(`visitor${visitors}`)
    return visitor
  }

  /** The same customer at both servers in turns, all at once. */
  function allAtOnce(
    visitor: TestVisitor,
    act: (at: TestVisitor, index: number) => Promise<Answer>,
  ): Promise<Answer[]> {
    const acts = Array.from({ length: AT_ONCE }, (_, index) => {
      const at = new TestVisitor(servers[index % servers.length]?.url ?? '')
      at.cookie = visitor.cookie
      return act(at, index)
    })
    return Promise.all(acts)
  }

  async function save(visitor: TestVisitor, xml = collageXml()): Promise<string> {
    return String((await visitor.save(xml)).body['collageid'])
  }

  async function listed(visitor: TestVisitor, field: string): Promise<readonly string[]> {
    const seen: string[] = []
    let after = ''
    do {
      const { body } = await visitor.call(`/api/collages?after=${encodeURIComponent(after)}`)
      seen.push(...(body['collages'] as Record<string, unknown>[]).map((card) => String(card[field])))
      after = String(body['next'])
    } while (after !== '')
    return seen
  }

  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

  it('registers a name once, whatever its case, and signs in', async () => {
    const anna = new TestVisitor(first().url)
    expect((await anna.register('Zoë')).body).toEqual({ authenticated: 'true' })
    expect(await anna.isSignedIn()).toBe('true')
    const other = new TestVisitor(first().url)
    expect((await other.register('zOË')).body).toMatchObject({
      authenticated: 'false',
      errors: [{ field: 'username' }],
    })
    expect((await other.signIn('zOË')).body).toEqual({ authenticated: 'true' })
    await other.post('/api/logout', {})
    expect([await other.isSignedIn(), await anna.isSignedIn()]).toEqual(['false', 'true'])
  })

  it('registers one of many who want the same name at once', async () => {
    const nobody = new TestVisitor(first().url)
    const answers = await allAtOnce(nobody, (at) => at.register('wanted'))
    expect(answers.filter(({ body }) => body['authenticated'] === 'true')).toHaveLength(1)
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  it('keeps photos and collages, and gives both back to the byte', async () => {
    const anna = await newcomer()
    const jpeg = await testJpeg(64, 48)
    const photoId = String((await anna.upload(jpeg)).body['id'])
    const xml = collageXml([photoId], 'Œuvre 🎈 d’été')
    const id = await save(anna, xml)
    expect((await anna.load(id)).body).toEqual({ collagexml: xml, editor: 2 })
    const answer = await fetch(`${anna.url}/api/photo/${photoId}`, { headers: { cookie: anna.cookie } })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg)
    expect((await anna.call(`/api/collagePhoto/collageid/${id}`)).text).toContain(photoId)
  })

  it('keeps a file once when it comes many times at once, and stops at the quota', async () => {
    const anna = await newcomer()
    const jpeg = await testJpeg(300, 200)
    const same = await allAtOnce(anna, (at) => at.upload(jpeg))
    expect(new Set(same.map(({ body }) => body['id'])).size).toBe(1)
    const large = await Promise.all(Array.from({ length: AT_ONCE }, () => testJpeg(500, 500)))
    const answers = await allAtOnce(anna, (at, index) => at.upload(large[index] ?? jpeg))
    const kept = answers.filter(({ status }) => status === 200).length
    const { used } = await first()
      .database.query.selectFrom('photo')
      .innerJoin('account', 'account.id', 'photo.user_id')
      .select((select) => select.fn.sum('bytes').as('used'))
      .where('username', '=', `visitor${visitors}`)
      .executeTakeFirstOrThrow()
    expect([kept > 0, kept < AT_ONCE, Number(used) <= 1_000_000]).toEqual([true, true, true])
  })

  it('numbers saves of one collage at once, keeps the last ten and restores one', async () => {
    const anna = await newcomer()
    const id = await save(anna)
    for (const title of ['two', 'three']) await anna.save(collageXml([], title), id)
    const answers = await allAtOnce(anna, (at, index) => at.save(collageXml([], `save ${index}`), id))
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    const { body } = await anna.call(`/api/collages/${id}/versions`)
    const versions = body['versions'] as { version: number; picture: string }[]
    expect(versions.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(versions[0]?.picture).toBe(`/api/collages/${id}/picture?version=11`)
    expect((await anna.post(`/api/collages/${id}/versions/2/restore`, {})).body).toMatchObject({
      collage: { version: 12 },
    })
  })

  it('lists collages in pages, none twice and none left out', async () => {
    const anna = await newcomer()
    const saved = (
      await Promise.all(Array.from({ length: 5 }, () => allAtOnce(anna, (at) => at.save(collageXml()))))
    ).flat()
    const ids = saved.map(({ body }) => String(body['collageid']))
    expect((await listed(anna, 'id')).toSorted()).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(5 * AT_ONCE)
  })

  it('gives a name to one of many who ask at once, and each of many copies a name of its own', async () => {
    const anna = await newcomer()
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => save(anna)))
    const renamed = await allAtOnce(anna, (at, index) =>
      at.post(`/api/collages/${ids[index]}/rename`, { name: index % 2 === 0 ? 'Été' : 'ÉTÉ' }),
    )
    expect(statuses(renamed)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    const copied = await allAtOnce(anna, (at) => at.post(`/api/collages/${ids[0]}/duplicate`, { name: 'été' }))
    expect(new Set(statuses(copied))).toEqual(new Set([200]))
    const names = (await listed(anna, 'name')).filter((name) => name !== '')
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(AT_ONCE + 1)
  })

  it('takes a deleted collage back, under another name when its own is taken meanwhile', async () => {
    const anna = await newcomer()
    const [gone, other] = [await save(anna), await save(anna)]
    await anna.post(`/api/collages/${gone}/rename`, { name: 'Gift' })
    await anna.post(`/api/collages/${gone}/delete`, {})
    expect((await anna.load(gone)).status).toBe(404)
    await anna.post(`/api/collages/${other}/rename`, { name: 'gift' })
    const back = await allAtOnce(anna, (at) => at.post(`/api/collages/${gone}/restore`, {}))
    expect(new Set(statuses(back))).toEqual(new Set([200]))
    expect((await listed(anna, 'name')).toSorted()).toEqual(['Gift (2)', 'gift'])
  })

  it('takes an order once under one key, and gives others at once a number each', async () => {
    const anna = await newcomer()
    const collageid = await save(anna, FINISHED)
    const requestKey = newKey()
    const same = await allAtOnce(anna, (at) => at.post('/api/orders', { collageid, requestKey }))
    expect(new Set(statuses(same))).toEqual(new Set([200]))
    expect(new Set(same.map(({ body }) => body['number'])).size).toBe(1)
    const others = await allAtOnce(anna, (at) => at.post('/api/orders', { collageid, requestKey: newKey() }))
    const numbers = [...same.slice(0, 1), ...others].map(({ body }) => String(body['number']))
    expect(new Set(numbers).size).toBe(AT_ONCE + 1)
    const rows = await first()
      .database.query.selectFrom('collage_order')
      .select('running_number')
      .where('number', 'in', numbers)
      .orderBy('running_number')
      .execute()
    expect(rows.map(({ running_number: running }) => running)).toEqual(numbers.map((_, index) => index + 1))
  })

  it('keeps two users apart', async () => {
    const [anna, ben] = [await newcomer(), await newcomer()]
    const photoId = await anna.uploadSome()
    const id = await save(anna, FINISHED)
    const { body } = await anna.post('/api/orders', { collageid: id, requestKey: newKey() })
    const paths = [`photo/${photoId}`, `orders/${String(body['number'])}`, `collages/${id}/versions`]
    for (const path of paths) {
      expect([path, (await anna.call(`/api/${path}`)).status]).toEqual([path, 200])
      expect([path, (await ben.call(`/api/${path}`)).status]).toEqual([path, 404])
    }
    expect((await ben.load(id)).status).toBe(404)
    expect((await ben.save(collageXml(), id)).status).toBe(404)
    expect((await ben.save(collageXml([photoId]))).status).toBe(400)
    expect(await listed(ben, 'id')).toEqual([])
  })

  it('answers for values it cannot store as for things that do not exist', async () => {
    const anna = await newcomer()
    const id = await save(anna, FINISHED)
    expect((await anna.call('/api/collages/a%00b/versions')).status).toBe(404)
    expect((await anna.load('a\0b')).status).toBe(404)
    expect((await anna.signIn('an\0na')).status).toBe(200)
    const order = { collageid: id, requestKey: newKey(), version: 3_000_000_000 }
    expect((await anna.post('/api/orders', order)).status).toBe(400)
    const template = { templateId: 'gen-alleven', childTemplateId: '9999999999x9', material: '' } as const
    expect((await anna.save(collageXml([], '', template))).status).toBe(200)
  })

  it('refuses a database that a newer version has changed, and says so without the password', async () => {
    const place = testPlace(folders.dataDir, databaseUrl)
    const [oldest = ''] = Object.keys(MIGRATIONS)
    const newer = openDatabase(place, {})
    await expect(newer).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:\d+\/test_\d+ cannot be used \(.*\)\.$/,
    )
    await expect(newer).rejects.toThrow(oldest)
  })

  it('refuses a database that has not every letter', async () => {
    const { query } = first().database
    const latin = sql`create database latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`
    await latin.execute(query)
    const place = testPlace(folders.dataDir, databaseUrl.replace(`/${databaseName}`, '/latin'))
    await expect(openDatabase(place, MIGRATIONS)).rejects.toThrow('(its encoding is LATIN1, not UTF8).')
  })

  it.each([
    [':s3cret@', ':wrong@', ' cannot be used (password authentication failed for user "postgres").'],
    [/test_\d+$/, 'missing', 'missing cannot be used (database "missing" does not exist).'],
    [/:\d+\//, ':1/', ' cannot be used (connect ECONNREFUSED 127.0.0.1:1).'],
  ])('says what is wrong when %s is %s', async (right, wrong, reason) => {
    const opened = openDatabase(testPlace(folders.dataDir, databaseUrl.replace(right, wrong)), MIGRATIONS)
    await expect(opened).rejects.toThrow(reason)
    await expect(opened).rejects.not.toThrow(/s3cret|wrong/)
  })

  it('goes on when the database has dropped every connection', async () => {
    const anna = await newcomer()
    const { query } = first().database
    const dropped = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    await expect(dropped.execute(query)).rejects.toMatchObject({ problem: 'away' })
    // A broken connection may be handed out once more; that caller only gets an error.
    await expect.poll(() => anna.isSignedIn()).toBe('true')
    expect((await anna.call('/health')).status).toBe(200)
  })
})
