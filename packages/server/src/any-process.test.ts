import type { Migration } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountRepository } from './accounts/account-repository.ts'
import { MIGRATIONS } from './storage/migrations.ts'
import { collageXml } from './testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders, TEST_QUOTE } from './testing/fixture-folders.ts'
import { SocialVisitor } from './testing/social-visitor.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { postgresUrl } from './testing/test-database-url.ts'
import { jpegOfSize, testJpeg } from './testing/test-jpeg.ts'
import { type Answer, PASSWORD } from './testing/test-visitor.ts'

const SIGN_IN_LIMIT = 4
const QUOTA_MB = 2
const FINISHED = collageXml(Array.from({ length: 12 }, () => TEST_QUOTE))

/** A visitor whose every call goes to another process than the last. */
class Wanderer extends SocialVisitor {
  readonly #servers: readonly TestServer[]
  #calls = 0

  constructor(servers: readonly TestServer[]) {
    super(servers[0]?.url ?? '')
    this.#servers = servers
  }

  override get url(): string {
    return this.#servers[this.#calls % this.#servers.length]?.url ?? ''
  }

  override call(path: string, init: RequestInit = {}): Promise<Answer> {
    this.#calls += 1
    const headers = new Headers(init.headers)
    headers.set('origin', this.url)
    return super.call(path, { ...init, headers })
  }
}

describe('two processes on one PostgreSQL, each call to the other', () => {
  let folders: FixtureFolders
  let servers: readonly TestServer[] = []

  beforeAll(async () => {
    folders = await createFixtureFolders()
    const settings = {
      databaseUrl: await postgresUrl(),
      dataDir: folders.dataDir,
      signInLimit: SIGN_IN_LIMIT,
      userQuotaMb: QUOTA_MB,
    }
    servers = await Promise.all([startTestServer(settings), startTestServer(settings)])
  })

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await folders.remove()
  })

  const wanderer = () => new Wanderer(servers)

  async function registered(name: string): Promise<Wanderer> {
    const visitor = wanderer()
    expect((await visitor.register(name)).body).toEqual({ authenticated: 'true' })
    return visitor
  }

  it('signs in at one, is signed in at the other, and signs out everywhere', async () => {
    const anna = await registered('anna')
    expect([await anna.isSignedIn(), await anna.isSignedIn()]).toEqual(['true', 'true'])
    const { cookie } = anna
    await anna.post('/api/logout', {})
    anna.cookie = cookie
    expect([await anna.isSignedIn(), await anna.isSignedIn()]).toEqual(['false', 'false'])
    expect((await anna.signIn('anna')).body).toEqual({ authenticated: 'true' })
    expect([await anna.isSignedIn(), await anna.isSignedIn()]).toEqual(['true', 'true'])
  })

  it('counts failed sign-ins together', async () => {
    await registered('victim')
    const guesser = wanderer()
    const statuses: number[] = []
    for (let guess = 0; guess < SIGN_IN_LIMIT; guess++)
      statuses.push((await guesser.signIn('victim', `guess ${guess}`)).status)
    const refused = [await guesser.signIn('victim', PASSWORD), await guesser.signIn('victim', PASSWORD)]
    expect([statuses, refused.map(({ status }) => status)]).toEqual([
      [200, 200, 200, 200],
      [429, 429],
    ])
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('signs in at the photo service through both, sees its photos at both, and signs out of it everywhere', async () => {
    const ben = await registered('ben')
    expect((await ben.signInSocially()).body).toEqual({ username: 'camille' })
    const first = await ben.call('/api/social/media')
    const photos = first.body['photos'] as readonly { readonly media_url: string }[]
    for (const { media_url: url } of photos.slice(0, 3)) {
      const { status } = await ben.call(url)
      // The test shop has no drawn photos, but what it may fetch is known.
      expect(status).toBe(502)
    }
    expect((await ben.call('/api/social/photo/unknown')).status).toBe(404)
    const service = async () => Object((await ben.call('/api/social')).body['service']).username
    expect([await service(), await service()]).toEqual(['camille', 'camille'])
    const { cookie } = ben
    await ben.post('/api/social/logout', {})
    ben.cookie = cookie
    expect([await service(), await service()]).toEqual([null, null])
  })

  it('keeps nothing of the photo service in the database that can be read there', async () => {
    const cleo = await registered('cleo')
    const kept = () => servers[0]?.database.query.selectFrom('kept_secret').selectAll().execute() ?? []
    const before = (await kept()).length
    await cleo.signInSocially('somebody-unique')
    await cleo.call('/api/social/media')
    const rows = await kept()
    // One by our session with the service, one by the sandbox that plays it.
    expect(rows).toHaveLength(before + 2)
    const secret = /collagerie_social_session=([^;]+)/.exec(cleo.cookie)?.[1] ?? 'none'
    expect(JSON.stringify(rows)).not.toContain('somebody-unique')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('uploads to one, shows and saves at the other, version by version', async () => {
    const dora = await registered('dora')
    const jpeg = await testJpeg(64, 48)
    const photoId = String((await dora.upload(jpeg)).body['id'])
    for (let look = 0; look < 2; look++) expect((await dora.call(`/api/photo/${photoId}`)).status).toBe(200)
    expect((await dora.call(`/api/file?x=${photoId}&resized=20x20`)).status).toBe(200)
    const id = String((await dora.save(collageXml([photoId], 'one'))).body['collageid'])
    for (const title of ['two', 'three', 'four']) {
      expect((await dora.save(collageXml([photoId], title), id)).status).toBe(200)
      expect((await dora.load(id)).body).toMatchObject({ collagexml: collageXml([photoId], title) })
    }
    const { body } = await dora.call(`/api/collages/${id}/versions`)
    expect((body['versions'] as { version: number }[]).map(({ version }) => version)).toEqual([4, 3, 2, 1])
  })

  it('takes in no more of an account at all processes together than one alone would', async () => {
    const dieter = await registered('dieter')
    let [atOnce, most] = [0, 0]
    for (const { blobs } of servers) {
      const { stage } = blobs
      vi.spyOn(blobs, 'stage').mockImplementation(async (source) => {
        atOnce += 1
        most = Math.max(most, atOnce)
        return stage(source).finally(() => {
          atOnce -= 1
        })
      })
    }
    // Each is so large that no two fit.
    const photos = await Promise.all(Array.from({ length: 8 }, () => jpegOfSize(QUOTA_MB * 600_000)))
    const statuses = (await Promise.all(photos.map((photo) => dieter.upload(photo)))).map(({ status }) => status)
    expect(most).toBe(1)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 413, 413, 413, 413, 413, 413, 413])
    vi.restoreAllMocks()
  })

  it('orders at one, and finds the order on the board of the other', async () => {
    const emil = await registered('emil')
    const [server] = servers
    if (!server) throw new Error('no server has started')
    const accounts = accountRepository(server.database)
    await accounts.setOperator((await accounts.findByName('emil'))?.id ?? '', true)
    const collageid = String((await emil.save(FINISHED)).body['collageid'])
    const requestKey = 'request-key-of-emil'
    const ordered = await emil.post('/api/orders', { collageid, requestKey })
    const again = await emil.post('/api/orders', { collageid, requestKey })
    expect(again.body['number']).toBe(ordered.body['number'])
    for (let look = 0; look < 2; look++) {
      const { body } = await emil.call('/api/shop/orders')
      expect((body['orders'] as { number: string }[]).map(({ number }) => number)).toEqual([ordered.body['number']])
    }
  })

  it('goes on, and starts again, while a newer version with more columns serves beside it', async () => {
    const later: Migration = {
      up: async ({ schema }) => {
        await schema
          .alterTable('collage')
          .addColumn('mood', 'text', (column) => column.notNull().defaultTo(''))
          .execute()
        await schema.createTable('later').addColumn('id', 'text').execute()
      },
    }
    const [older] = servers
    if (!older) throw new Error('no server has started')
    const settings = { databaseUrl: older.databaseUrl, dataDir: folders.dataDir }
    const newer = await startTestServer(settings, undefined, { ...MIGRATIONS, '9999-later': later })
    const again = await startTestServer(settings)
    const fred = new Wanderer([older, newer, again])
    expect((await fred.register('fred')).body).toEqual({ authenticated: 'true' })
    const id = String((await fred.save(collageXml([], 'one'))).body['collageid'])
    for (const title of ['two', 'three', 'four']) {
      expect((await fred.save(collageXml([], title), id)).status).toBe(200)
      expect((await fred.load(id)).body).toMatchObject({ collagexml: collageXml([], title) })
    }
    await Promise.all([newer.stop(), again.stop()])
  })
})
