import { createHash } from 'node:crypto'
import { DEFAULT_TIME_ZONE, shopCalendar } from '@collagerie/core/delivery'
import { shopOrderListSchema, shopOrderSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { createOrderMover } from '../orders/order-mover.ts'
import { printJobRepository } from '../printing/print-job-repository.ts'
import { printKey } from '../printing/print-store.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { plantBlob } from '../testing/stored-blobs.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const BYTES = Buffer.from('%PDF-1.6 and so on, to the end')
const SHA256 = createHash('sha256').update(BYTES).digest('hex')

inStoreOfEngine('the shop’s side of orders', (store) => {
  let server: TestServer
  let olga: TestVisitor
  let zoe: TestVisitor
  let anna: TestVisitor
  let keys = 0

  beforeAll(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
    const register = async (name: string) => {
      const visitor = new TestVisitor(server.url)
      await visitor.register(name)
      return visitor
    }
    ;[olga, zoe, anna] = [await register('Olga'), await register('Zoë_99'), await register('anna')]
    const accounts = accountRepository(server.database)
    const account = await accounts.findByName('olga')
    await accounts.setOperator(account?.id ?? '', true)
  })

  afterAll(() => server.stop())

  async function order(visitor: TestVisitor): Promise<string> {
    keys += 1
    const saved = await visitor.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
    const requestKey = `request-key-${String(keys).padStart(8, '0')}`
    const { body } = await visitor.post('/api/orders', { collageid: saved.body['collageid'], requestKey })
    return String(body['number'])
  }

  const act = (number: string, action: string, who = olga) => who.post(`/api/shop/orders/${number}/${action}`, {})
  const found = async (query: string) => {
    const { status, body } = await olga.call(`/api/shop/orders?${query}`)
    expect(status).toBe(200)
    return v.parse(shopOrderListSchema, body).orders.map(({ number }) => number)
  }

  const orderedAt = (number: string, at: string) =>
    server.database.query.updateTable('collage_order').set({ ordered_at: at }).where('number', '=', number).execute()

  /** Acts like the printer. */
  async function print(number: string): Promise<void> {
    const jobs = printJobRepository(
      server.database,
      createOrderMover(server.database, { webhookUrls: [], mailUrl: '' }),
    )
    const { query } = server.database
    await query
      .updateTable('print_job')
      .set({ due_at: '9999-01-01T00:00:00.000Z' })
      .where('order_number', '!=', number)
      .execute()
    const job = await jobs.claim()
    if (job?.number !== number) throw new Error('another order came first')
    await plantBlob(server.blobs, printKey(`${number}-x`, 'sheet.pdf'), BYTES)
    await jobs.report(job, { json: '{"errors":[],"slots":["img1"]}', errors: 0, warnings: 2 })
    await jobs.finish(job, `${number}-x`, [
      { name: 'sheet.pdf', type: 'application/pdf', bytes: BYTES.length, sha256: SHA256 },
    ])
  }

  it('is not there for anybody but operators, whatever they ask and however', async () => {
    const number = await order(anna)
    const paths = server.routes.filter(({ config }) => config?.access === 'operator')
    expect(paths.length).toBeGreaterThan(10)
    const stranger = new TestVisitor(server.url)
    for (const visitor of [anna, stranger]) {
      for (const { method, url } of [...paths, { method: 'GET', url: '/api/shop/none' }]) {
        const path = url.replace(':number', number).replace(':name', 'sheet.pdf')
        for (const how of [String(method), method === 'GET' ? 'POST' : 'GET', 'PUT']) {
          const answer = await visitor.call(path, { method: how })
          const code = how === 'HEAD' ? undefined : 'notFound'
          const answered = [how, url, answer.status, answer.body['code'], answer.headers.get('allow')]
          expect(answered).toEqual([how, url, 404, code, null])
        }
      }
    }
    expect((await anna.call(`/api/orders/${number}`)).body['state']).toBe('ordered')
  })

  it('is told to operators when they sign in, and to nobody else', async () => {
    const again = new TestVisitor(server.url)
    expect((await again.signIn('Olga')).body).toEqual({ authenticated: 'true', isOperator: true })
    expect((await again.post('/api/isAuthenticated', {})).body).toEqual({ authenticated: 'true', isOperator: true })
    expect((await anna.post('/api/isAuthenticated', {})).body).toEqual({ authenticated: 'true' })
  })

  it('finds orders by state, number, customer and day, in pages, the newest first', async () => {
    const numbers = [await order(zoe), await order(zoe)].toReversed()
    const [newest = '', older = ''] = numbers
    expect(await found(`q=${encodeURIComponent('ZOË_')}`)).toEqual(numbers)
    expect(await found('q=zo_')).toEqual([])
    expect(await found(`q=${encodeURIComponent('zoë_99@EXAMPLE')}`)).toEqual(numbers)
    expect(await found(`q=${encodeURIComponent(older.toLowerCase().replace('-', ' '))}`)).toEqual([older])
    expect(
      (await found(`q=${shopCalendar(DEFAULT_TIME_ZONE).dayAt(new Date()).toISOString().slice(0, 10)}`)).slice(0, 2),
    ).toEqual(numbers)
    expect(await found('q=1999-12-31')).toEqual([])
    // Half past midnight in the shop, when UTC still has the day before.
    await orderedAt(older, '2001-05-17T22:30:00.000Z')
    expect(await found('q=18.5.2001')).toEqual([older])
    expect(await found('q=2001-05-17')).toEqual([])
    await act(older, 'cancel')
    expect(await found('state=cancelled&q=zo')).toEqual([older])
    expect(await found('state=ordered&q=zo')).toEqual([newest])
    expect((await olga.call('/api/shop/orders?state=lost')).status).toBe(400)
    const all = v.parse(shopOrderListSchema, (await olga.call('/api/shop/orders')).body).orders
    const runs = all.map(({ runningNumber }) => runningNumber)
    expect(runs).toEqual(runs.toSorted((a, b) => b - a))
    expect(await found(`after=${runs[1]}`)).toEqual(all.slice(2).map(({ number }) => number))
  })

  it('says everything of one order, and its picture', async () => {
    const number = await order(anna)
    expect((await olga.call(`/api/shop/orders/${number}/preflight`)).body['code']).toBe('noPreflightYet')
    await print(number)
    const { body } = await olga.call(`/api/shop/orders/${number}`)
    expect(v.parse(shopOrderSchema, body)).toEqual(body)
    expect(body).toMatchObject({
      number,
      state: 'ready',
      progress: 100,
      customer: { name: 'anna', email: 'anna@example.com' },
      preflight: { errors: 0, warnings: 2 },
      files: [{ name: 'sheet.pdf', type: 'application/pdf', bytes: BYTES.length, sha256: SHA256 }],
      events: [
        { state: 'ordered', actor: 'customer' },
        { state: 'rendering', actor: 'printer' },
        { state: 'ready', actor: 'printer' },
      ],
    })
    expect((await olga.call(`/api/shop/orders/${number}/preflight`)).body).toEqual({ errors: [], slots: ['img1'] })
    const picture = await olga.call(`/api/shop/orders/${number}/picture`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    // The customer learns the state but nothing about the files.
    const { body: own } = await anna.call(`/api/orders/${number}`)
    expect(own).toMatchObject({ state: 'ready', progress: 100 })
    expect(Object.keys(own).toSorted()).toEqual([
      'email',
      'events',
      'number',
      'orderedAt',
      'piece',
      'progress',
      'state',
    ])
  })

  it('hands out files whole and in parts, as long as they are the same', async () => {
    const number = await order(anna)
    const path = `/api/shop/orders/${number}/files/sheet.pdf`
    expect((await olga.call(path)).body['code']).toBe('noSuchPrintFile')
    await print(number)
    const whole = await olga.call(path)
    const etag = `"${SHA256}"`
    expect([whole.status, whole.text]).toEqual([200, String(BYTES)])
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="${number}-sheet.pdf"`,
      'content-length': String(BYTES.length),
      'content-type': 'application/pdf',
      etag,
    })
    const part = (headers: Record<string, string>) => olga.call(path, { headers })
    const rest = await part({ range: 'bytes=9-', 'if-range': etag })
    expect([rest.status, rest.text]).toEqual([206, String(BYTES.subarray(9))])
    expect(rest.headers.get('content-range')).toBe(`bytes 9-${BYTES.length - 1}/${BYTES.length}`)
    expect((await part({ range: 'bytes=9-', 'if-range': '"another"' })).status).toBe(200)
    const beyond = await part({ range: 'bytes=999-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${BYTES.length}`])
    expect((await part({ 'if-none-match': etag })).status).toBe(304)
    const head = await olga.call(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, String(BYTES.length), ''])
    for (const name of ['sheet.jpg', '..%2f..%2fcollagerie.sqlite', '%2e%2e', 'sheet.pdf%00'])
      expect((await olga.call(`/api/shop/orders/${number}/files/${name}`)).status).toBe(404)
  })

  it('says of a file that is gone only that, not that it is one to be saved', async () => {
    const number = await order(anna)
    await print(number)
    const { folder } = await server.database.query
      .selectFrom('order_file')
      .select('folder')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow()
    await server.prints.remove(folder)
    for (const range of ['', 'bytes=9-']) {
      const gone = await olga.call(`/api/shop/orders/${number}/files/sheet.pdf`, { headers: range ? { range } : {} })
      expect([gone.status, gone.body['code']]).toEqual([404, 'noSuchPrintFile'])
      const headers = ['content-disposition', 'etag', 'content-range', 'accept-ranges'].filter((name) =>
        gone.headers.has(name),
      )
      expect(headers).toEqual([])
    }
  })

  it('moves orders on and back again, says so in the log, and refuses what cannot be', async () => {
    const number = await order(anna)
    expect((await act(number, 'ship')).body).toEqual({
      error: 'An order that is ordered cannot be changed that way.',
      code: 'orderMovedOn',
    })
    await print(number)
    expect((await act(number, 'ship')).body).toMatchObject({ state: 'shipped', files: [{ name: 'sheet.pdf' }] })
    expect((await act(number, 'ship')).status).toBe(409)
    expect((await act(number, 'unship')).body).toMatchObject({ state: 'ready', progress: 100 })
    expect((await act(number, 'cancel')).body).toMatchObject({ state: 'cancelled', files: [] })
    const { body } = await act(number, 'uncancel')
    expect(body).toMatchObject({ state: 'ordered', progress: 0 })
    const events = body['events'] as readonly { actor: string; operator: string }[]
    expect(events.slice(-2)).toMatchObject([
      { state: 'cancelled', actor: 'operator', operator: 'Olga' },
      { state: 'ordered', actor: 'operator', operator: 'Olga' },
    ])
    expect((await act('AAAA-AAAA', 'ship')).status).toBe(404)
  })
})
