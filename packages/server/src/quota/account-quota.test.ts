import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_HOUR } from '../config/times.ts'
import { isoTime } from '../storage/iso-time.ts'
import { ROW_BYTES } from '../storage/stored-bytes.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { jpegOfSize, testJpeg } from '../testing/test-jpeg.ts'
import { type Answer, TestVisitor } from '../testing/test-visitor.ts'
import { createAccountQuota } from './account-quota.ts'
import { removableBytes } from './removable-bytes.ts'

const MB = 1_000_000
const FULL = {
  error: 'There is no room left in your account. Delete collages you no longer need to make room.',
  code: 'storageFull',
}
const FINISHED = collageXml(Array.from({ length: 12 }, () => TEST_QUOTE))

/** A customer with a collage of two versions, a deleted collage, and a photo. */
interface Owner {
  readonly visitor: TestVisitor
  readonly id: string
  readonly deleted: string
}

let keys = 0
const newKey = () => `request-key-${String(keys++).padStart(8, '0')}`

/** Every call that stores something for the signed-in customer. */
const WRITES: Readonly<Record<string, (owner: Owner) => Promise<Answer>>> = {
  'POST /api/upload': async ({ visitor }) => visitor.upload(await testJpeg(9, 9)),
  'POST /api/save': ({ visitor }) => visitor.save(FINISHED),
  'POST /api/collages/:id/duplicate': ({ visitor, id }) => visitor.post(`/api/collages/${id}/duplicate`, {}),
  'POST /api/collages/:id/versions/:version/restore': ({ visitor, id }) =>
    visitor.post(`/api/collages/${id}/versions/1/restore`, {}),
  'POST /api/orders': ({ visitor, id }) => visitor.post('/api/orders', { collageid: id, requestKey: newKey() }),
}

/** Calls that store nothing that grows, each with its reason. */
const NO_WRITES: Readonly<Record<string, string>> = {
  'POST /api/collages/:id/delete': 'makes room',
  'POST /api/collages/:id/rename': 'changes a name of bounded length',
  'POST /api/collages/:id/restore': 'takes back what is still counted',
  'POST /api/load': 'only reads',
  'POST /api/isAuthenticated': 'a session ends by itself',
  'POST /api/forgotten': 'a few an hour, and each ends by itself',
  'POST /api/password': 'changes a hash of bounded length',
  'POST /api/register': 'is the account itself',
  'POST /api/logout': 'removes a session',
  'POST /api/shop/orders/:number/cancel': "is the shop's own record",
  'POST /api/shop/orders/:number/retry': "is the shop's own record",
  'POST /api/shop/orders/:number/ship': "is the shop's own record",
  'POST /api/shop/orders/:number/uncancel': "is the shop's own record",
  'POST /api/shop/orders/:number/unship': "is the shop's own record",
  'POST /api/shop/webhooks/:id/replay': "is the shop's own record",
  'POST /api/social/code': 'is kept in memory for two hours',
  'POST /api/social/logout': 'forgets that',
  'POST /api/social/sandbox/authorize': 'stores nothing',
  'POST /api/social/sandbox/token': 'stores nothing',
  'POST /collage/ajaxDone/s/:session': 'is only logged',
}

describe('the room of an account', () => {
  let server: TestServer
  const names = new Map<TestVisitor, string>()

  beforeAll(async () => {
    server = await startTestServer({ userQuotaMb: 1 })
  })

  afterAll(() => server.stop())

  async function newcomer(): Promise<TestVisitor> {
    const visitor = new TestVisitor(server.url)
    const name = `visitor${names.size}`
    names.set(visitor, name)
    await visitor.register(name)
    return visitor
  }

  async function newOwner(): Promise<Owner> {
    const visitor = await newcomer()
    const id = String((await visitor.save(FINISHED)).body['collageid'])
    await visitor.save(FINISHED, id)
    const deleted = String((await visitor.save(FINISHED)).body['collageid'])
    return { visitor, id, deleted }
  }

  async function idOf(visitor: TestVisitor): Promise<string> {
    const { id } = await server.database.query
      .selectFrom('account')
      .select('id')
      .where('username', '=', names.get(visitor) ?? '')
      .executeTakeFirstOrThrow()
    return id
  }

  async function counted(userId: string): Promise<number> {
    const row = await server.database.query
      .selectFrom('account')
      .select('bytes_used')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(row.bytes_used)
  }

  /** What is really stored, row by row. */
  async function stored(userId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number | string }>`
      select bytes from photo where user_id = ${userId}
      union all select r.bytes from photo_resize r join photo p on p.id = r.photo_id where p.user_id = ${userId}
      union all select octet_length(v.xml) + octet_length(v.picture)
        from collage_version v join collage c on c.id = v.collage_id where c.user_id = ${userId}
      union all select octet_length(xml) + octet_length(picture) from collage_order where user_id = ${userId}
    `.execute(server.database.query)
    return rows.reduce((sum, { bytes }) => sum + Number(bytes) + ROW_BYTES, 0)
  }

  /** Leaves less room than anything needs. */
  async function fill(visitor: TestVisitor): Promise<void> {
    const left = MB - (await counted(await idOf(visitor)))
    const { status } = await visitor.upload(await jpegOfSize(left - ROW_BYTES - 500))
    expect(status).toBe(200)
  }

  it('is asked by every call that writes', () => {
    const writing = server.routes
      .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
      .map(({ method, url }) => `${String(method)} ${url}`)
    expect(writing.toSorted()).toEqual([...Object.keys(WRITES), ...Object.keys(NO_WRITES)].toSorted())
  })

  it.each(Object.entries(WRITES))('refuses %s where there is none, and takes it after a deletion', async (_, write) => {
    const owner = await newOwner()
    await fill(owner.visitor)
    const userId = await idOf(owner.visitor)
    const before = await counted(userId)
    const refused = await write(owner)
    expect([refused.status, refused.body]).toEqual([413, FULL])
    expect([await counted(userId), await stored(userId)]).toEqual([before, before])
    expect((await owner.visitor.post(`/api/collages/${owner.deleted}/delete`, {})).status).toBe(200)
    expect((await write(owner)).status).toBe(200)
    expect(await counted(userId)).toBe(await stored(userId))
  })

  it('is never overrun, however many write at once', async () => {
    const visitor = await newcomer()
    const userId = await idOf(visitor)
    const jpeg = await Promise.all(Array.from({ length: 12 }, () => jpegOfSize(150_000)))
    const xml = collageXml([], 'x'.repeat(50))
    const statuses = await Promise.all([
      ...jpeg.map(async (file) => (await visitor.upload(file)).status),
      ...jpeg.map(async () => (await visitor.save(xml)).status),
    ])
    expect(new Set(statuses)).toEqual(new Set([200, 413]))
    expect(await counted(userId)).toBeLessThanOrEqual(MB)
    expect(await counted(userId)).toBe(await stored(userId))
  })

  it('is counted by what was added, whatever was expected', async () => {
    const userId = await idOf(await newcomer())
    const quota = createAccountQuota(server.database, server.blobs, 1)
    const adding = (bytes: number) => async () => ({ value: bytes, bytes })
    for (const [bytes, expected, then] of [
      [400, 400, 400],
      [0, 700, 400],
      [300, 200, 700],
      [-500, 0, 200],
    ] as const) {
      expect(await quota.write(userId, expected, adding(bytes))).toBe(bytes)
      expect(await counted(userId)).toBe(then)
    }
    // A write that only seemed too large is not refused.
    expect(await quota.writeIfRoom(userId, 2 * MB, adding(1))).toBe(1)
    expect(await quota.writeIfRoom(userId, 2 * MB, adding(2 * MB))).toBeUndefined()
    expect(await counted(userId)).toBe(201)
  })

  it('counts smaller copies, shows them without keeping them where there is no room, and gives them up first', async () => {
    const { visitor, id } = await newOwner()
    const userId = await idOf(visitor)
    const photo = String((await visitor.upload(await testJpeg(400, 300))).body['id'])
    const copy = () => visitor.call(`/api/file?x=${photo}&resized=200x200`)
    expect((await copy()).status).toBe(200)
    expect(await counted(userId)).toBe(await stored(userId))
    const kept = () => server.database.query.selectFrom('photo_resize').select('bytes').where('photo_id', '=', photo)
    expect(await kept().execute()).toHaveLength(1)
    await fill(visitor)
    expect((await visitor.save(FINISHED, id)).status).toBe(200)
    expect(await kept().execute()).toEqual([])
    await fill(visitor)
    expect((await copy()).status).toBe(200)
    expect(await kept().execute()).toEqual([])
    expect(await counted(userId)).toBe(await stored(userId))
  })

  it('gets the photos of a deleted collage back, save those that are shown elsewhere or came a moment ago', async () => {
    const visitor = await newcomer()
    const userId = await idOf(visitor)
    const [shared, gone, fresh] = await Promise.all([1, 2, 3].map(() => visitor.uploadSome()))
    await visitor.save(collageXml([String(shared)]))
    const id = String((await visitor.save(collageXml([shared, gone, fresh].map(String)))).body['collageid'])
    const anHourAgo = new Date(Date.now() - 7_200_000).toISOString()
    await server.database.query
      .updateTable('photo')
      .set({ created_at: anHourAgo })
      .where('id', 'in', [shared, gone].map(String))
      .execute()
    await fill(visitor)
    await visitor.post(`/api/collages/${id}/delete`, {})
    await visitor.save(collageXml())
    const left = await server.database.query.selectFrom('photo').select('id').where('user_id', '=', userId).execute()
    const ids = new Set(left.map((row) => row.id))
    expect([shared, gone, fresh].map((photo) => ids.has(String(photo)))).toEqual([true, false, true])
    expect(await counted(userId)).toBe(await stored(userId))
  })

  it('is made to the last byte, and where it cannot be made nothing is given up for it', async () => {
    const visitor = await newcomer()
    const userId = await idOf(visitor)
    const photos = await Promise.all(Array.from({ length: 4 }, () => visitor.uploadSome()))
    const [shared = '', gone = '', twice = '', fresh = ''] = photos
    await visitor.save(collageXml([shared]))
    const deleted = await Promise.all(
      [[shared, gone, twice], [twice, fresh], [fresh]].map(async (shown) =>
        String((await visitor.save(collageXml(shown))).body['collageid']),
      ),
    )
    const { query } = server.database
    const anHourAgo = new Date(Date.now() - 7_200_000).toISOString()
    await query.updateTable('photo').set({ created_at: anHourAgo }).where('id', 'in', [shared, gone, twice]).execute()
    await visitor.call(`/api/file?x=${gone}&resized=20x20`)
    await visitor.call(`/api/file?x=${shared}&resized=20x20`)
    for (const id of deleted) await visitor.post(`/api/collages/${id}/delete`, {})
    const before = await counted(userId)
    const most = await removableBytes(query, userId, isoTime(-MS_PER_HOUR))

    const tooLarge = MB - before + most - ROW_BYTES + 1
    const refused = await visitor.upload(await jpegOfSize(tooLarge))
    expect([refused.status, refused.body]).toEqual([413, FULL])
    expect([await counted(userId), await stored(userId)]).toEqual([before, before])
    for (const id of deleted) {
      expect((await visitor.post(`/api/collages/${id}/restore`, {})).status).toBe(200)
      await visitor.post(`/api/collages/${id}/delete`, {})
    }

    expect((await visitor.upload(await jpegOfSize(tooLarge - 1))).status).toBe(200)
    expect([await counted(userId), await stored(userId)]).toEqual([MB, MB])
    const left = await query.selectFrom('photo').select('id').where('id', 'in', photos).execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual([shared, fresh].toSorted())
  })

  it('is not filled by photos that are sent ahead: nothing goes for them, and a tenth stays free', async () => {
    const visitor = await newcomer()
    const userId = await idOf(visitor)
    const id = String((await visitor.save(collageXml())).body['collageid'])
    await visitor.post(`/api/collages/${id}/delete`, {})
    const ahead = async (bytes: number) => visitor.upload(await jpegOfSize(bytes), '0', { ahead: 'true' })
    const left = 0.9 * MB - (await counted(userId)) - ROW_BYTES
    const refused = await ahead(left + 1)
    expect([refused.status, refused.body]).toEqual([413, FULL])
    expect((await ahead(left)).status).toBe(200)
    expect((await ahead(1000)).status).toBe(413)
    expect((await visitor.upload(await jpegOfSize(1000))).status).toBe(200)
    expect(await counted(userId)).toBe(await stored(userId))
    const kept = await server.database.query.selectFrom('collage').select('id').where('id', '=', id).execute()
    expect(kept).toHaveLength(1)
  })

  it('does not grow with saves beyond the versions that are kept', async () => {
    const { visitor, id } = await newOwner()
    const userId = await idOf(visitor)
    for (let save = 0; save < 12; save++) await visitor.save(FINISHED, id)
    expect(await counted(userId)).toBe(await stored(userId))
    const before = await counted(userId)
    await visitor.save(FINISHED, id)
    expect(await counted(userId)).toBe(before)
  })
})
