import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml } from './testing/collage-xml.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { type Answer, TestVisitor } from './testing/test-visitor.ts'

const MARK = 'for my eyes only'

/** Every field that could hold an id. */
const ID_FIELDS = ['collageid', 'id', 'x', 's', 'photo', 'photoid', 'templateid', 'user', 'userid', 'number', 'after']
const REQUEST_KEY = 'the-key-of-annas-order'

const OWN_PATHS = (collageId: string, orderNumber: string) => [
  `/api/collages/${collageId}/picture`,
  `/api/collages/${collageId}/versions`,
  `/api/collages/${collageId}/offer`,
  `/api/orders/${orderNumber}`,
  `/api/orders/${orderNumber}/picture`,
  `/api/orders/${orderNumber}/collage`,
]

describe('two users', () => {
  let server: TestServer
  let anna: TestVisitor
  let ben: TestVisitor
  /** The ids of Anna's things. */
  let ids: readonly string[] = []
  let collageId = ''
  let orderNumber = ''
  let annasXml = ''

  beforeAll(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    ben = new TestVisitor(server.url)
    await anna.register('anna')
    await ben.register('ben')
    const photo = await anna.upload(await testJpeg(64, 48))
    const photoId = String(photo.body['id'])
    annasXml = collageXml(
      Array.from({ length: 12 }, () => photoId),
      MARK,
    )
    const saved = await anna.save(annasXml)
    collageId = String(saved.body['collageid'])
    const deleted = String((await anna.save(annasXml)).body['collageid'])
    await anna.post(`/api/collages/${deleted}/delete`, {})
    const ordered = await anna.post('/api/orders', { collageid: collageId, requestKey: REQUEST_KEY })
    orderNumber = String(ordered.body['number'])
    const alive = await anna.call('/api/alive')
    const { id: userId } = await server.database.query
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'anna')
      .executeTakeFirstOrThrow()
    ids = [photoId, collageId, userId, String(alive.body['flashsession']), orderNumber, deleted]
  })

  afterAll(() => server.stop())

  /** Calls every route with one id in every place an id could go. */
  async function callsWith(visitor: TestVisitor, id: string): Promise<readonly { name: string; answer: Answer }[]> {
    const calls: { name: string; answer: Answer }[] = []
    for (const route of server.routes) {
      for (const body of bodiesWith(route, id)) {
        const method = String(route.method)
        const path = pathWith(route, id)
        const query = new URLSearchParams(Object.fromEntries(ID_FIELDS.map((field) => [field, id])))
        const init = body === undefined ? { method } : { method, ...body }
        calls.push({ name: `${method} ${route.url}`, answer: await visitor.call(`${path}?${String(query)}`, init) })
        const bare = new URLSearchParams({ x: id, resized: '10x10' })
        calls.push({ name: `${method} ${route.url}`, answer: await visitor.call(`${path}?${String(bare)}`, init) })
      }
      // One of the routes signs out; calls without a session would prove nothing.
      if ((await visitor.isSignedIn()) !== 'true') await visitor.signIn('ben')
    }
    return calls
  }

  /** The version exists, so only the id can be the reason for a refusal. */
  function pathWith({ url }: RouteOptions, id: string): string {
    return url.replaceAll(/:version/g, '1').replaceAll(/:\w+|\*/g, () => encodeURIComponent(id))
  }

  function bodiesWith({ method }: RouteOptions, id: string): readonly (RequestInit | undefined)[] {
    if (method !== 'POST') return [undefined]
    const headers = { 'content-type': 'application/json' }
    const everywhere = Object.fromEntries(ID_FIELDS.map((field) => [field, id]))
    const save = { editor: 2, editor_version: 1 }
    return [
      everywhere,
      { ...everywhere, ...save, collagexml: collageXml([], 'stolen') },
      { ...save, collagexml: collageXml([id], 'stolen') },
      { collageid: id, requestKey: REQUEST_KEY, name: 'stolen' },
    ].map((fields) => ({ headers, body: JSON.stringify(fields) }))
  }

  it('cannot see, use or change what is the other one’s, by any route and any id', async () => {
    const leaks: string[] = []
    const annasBefore = (await anna.call('/api/collages')).text
    for (const id of ids) {
      for (const { name, answer } of await callsWith(ben, id)) {
        const isEcho = name === 'GET /api/alive' || answer.text.includes('is not one of yours')
        const hasLeaked = answer.text.includes(MARK) || (!isEcho && ids.some((known) => answer.text.includes(known)))
        const isPicture = answer.headers.get('content-type') === 'image/jpeg' || answer.text.includes('data:image')
        if (hasLeaked || isPicture || answer.status >= 500)
          leaks.push(`${name} with ${id}: ${answer.status} ${answer.text}`)
      }
    }
    expect(leaks).toEqual([])
    expect((await anna.load(collageId)).body).toEqual({ collagexml: annasXml, editor: 2, material: 'POSTER' })
    expect((await anna.call('/api/collages')).text).toBe(annasBefore)
    expect(await server.database.query.selectFrom('collage_order').select('number').execute()).toHaveLength(1)
    const rows = await server.database.query.selectFrom('collage_version').selectAll().execute()
    expect(rows.filter(({ collage_id: id }) => id === collageId)).toHaveLength(1)
    expect(rows.some(({ xml }) => xml.includes('stolen') && ids.some((id) => xml.includes(id)))).toBe(false)
  })

  it('are both strangers without a session: every route that is not open answers 401', async () => {
    const closed = server.routes.filter(({ config }) => config?.access === 'session' || config?.access === 'owner')
    expect(closed.length).toBeGreaterThan(5)
    const stranger = new TestVisitor(server.url)
    for (const route of closed) {
      for (const id of ids) {
        for (const body of bodiesWith(route, id)) {
          const answer = await stranger.call(`${pathWith(route, id)}?x=${id}`, {
            method: String(route.method),
            ...body,
          })
          expect([route.method, route.url, answer.status]).toEqual([route.method, route.url, 401])
        }
      }
    }
  })

  it('can each use what is their own', async () => {
    const [photoId = ''] = ids
    expect((await anna.call(`/api/photo/${photoId}`)).status).toBe(200)
    expect((await anna.call(`/api/file?x=${photoId}&resized=10x10`)).status).toBe(200)
    expect((await anna.call(`/api/collagePhoto/collageid/${collageId}`)).status).toBe(200)
    for (const path of OWN_PATHS(collageId, orderNumber)) {
      expect([path, (await anna.call(path)).status]).toEqual([path, 200])
      expect([path, (await ben.call(path)).status]).toEqual([path, 404])
    }
    expect((await ben.call(`/api/photo/${photoId}`)).status).toBe(404)
    expect((await ben.call(`/api/file?x=${photoId}`)).status).toBe(404)
    expect((await ben.call(`/api/collagePhoto/collageid/${collageId}`)).status).toBe(404)
    expect((await ben.load(collageId)).status).toBe(404)
    expect((await ben.save(collageXml(), collageId)).status).toBe(404)
    expect((await ben.save(collageXml([photoId]))).status).toBe(400)
  })
})
