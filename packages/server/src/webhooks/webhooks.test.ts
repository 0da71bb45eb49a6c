import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type WebhookList, webhookListSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { MS_PER_DAY } from '../config/times.ts'
import type { Outbox } from '../jobs/outbox.ts'
import { pauseBeforeResend } from '../jobs/pause-before-resend.ts'
import { takeUp } from '../jobs/take-up.ts'
import type { WebhookRow } from '../storage/outbox-schema.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { webhookRepository } from './webhook-repository.ts'
import { webhookWorks } from './webhook-works.ts'

const SECRET = randomBytes(32).toString('hex')

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('webhooks', () => {
  let receiver: Server
  let server: TestServer
  let olga: TestVisitor
  let url = ''
  /** What was received so far, and the answer to the next. */
  const heard: Heard[] = []
  let answers: number[] = []

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      heard.push({ headers: request.headers, body: await text(request) })
      const status = answers.shift() ?? 200
      // An endless body and a redirect: a sender must ignore both.
      response.writeHead(status, { location: '/elsewhere' })
      response.write('x'.repeat(100_000))
      if (status !== 200) response.end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    server = await startTestServer({ webhookUrls: [url], webhookSecret: SECRET })
    olga = new TestVisitor(server.url)
    await olga.register('Olga')
    const accounts = accountRepository(server.database)
    await accounts.setOperator((await accounts.findByName('Olga'))?.id ?? '', true)
  })

  afterAll(async () => {
    await server.stop()
    receiver.closeAllConnections()
    receiver.close()
  })

  async function order(): Promise<string> {
    const saved = await olga.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
    const requestKey = randomBytes(12).toString('hex')
    const placed = await olga.call('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
      body: JSON.stringify({ collageid: saved.body['collageid'], requestKey }),
    })
    expect(placed.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
    return String(placed.body['number'])
  }

  async function log(): Promise<WebhookList['deliveries']> {
    return v.parse(webhookListSchema, (await olga.call('/api/shop/webhooks')).body).deliveries
  }

  /** Sends what is due until the log fulfils the condition. */
  async function sendUntil(isDone: (log: WebhookList['deliveries']) => boolean, urls = [url]): Promise<void> {
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const settings = { webhookUrls: urls, webhookSecret: SECRET }
    const { database, databaseUrl } = server
    const sender = takeUp(database, databaseUrl, webhookWorks(webhookRepository(database), settings, quiet), quiet)
    sender.start()
    await expect.poll(async () => isDone(await log())).toBe(true)
    await sender.stop()
  }

  it('are signed, repeat their id when they are sent again, and are sent once when they are taken', async () => {
    const number = await order()
    answers = [500]
    await sendUntil(([first]) => first?.answer === '500')
    expect((await log())[0]).toMatchObject({ order: number, state: 'ordered', outcome: 'waiting', attempts: 1 })
    await server.database.query.updateTable('webhook_delivery').set({ due_at: '' }).execute()
    await sendUntil(([first]) => first?.outcome === 'delivered')
    const [failed, taken] = heard.splice(0)
    expect(heard).toEqual([])
    const message: unknown = JSON.parse(taken?.body ?? '')
    expect(message).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      at: expect.stringMatching(/Z$/),
      order: number,
      state: 'ordered',
    })
    expect(failed?.body).toBe(taken?.body)
    for (const { headers, body } of [failed, taken].flatMap((each) => each ?? [])) {
      const timestamp = String(headers['collagerie-timestamp'])
      const hmac = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
      expect(headers['collagerie-signature']).toBe(`v1=${hmac}`)
      expect(headers['collagerie-id']).toBe(Object(message).id)
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
      expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
    }
    expect((await log())[0]).toMatchObject({ outcome: 'delivered', attempts: 2, answer: '200', nextAt: '' })
  })

  it('follow no redirect', async () => {
    await order()
    answers = [307]
    await sendUntil(([first]) => first?.answer === '307')
    expect(heard.splice(0)).toHaveLength(1)
  })

  it.each<[string, (outbox: Outbox<WebhookRow>, taken: WebhookRow) => Promise<void>]>([
    ['is broken off', (outbox, taken) => outbox.unsend(taken, url)],
    ['arrives', (outbox, taken) => outbox.delivered(taken, '200')],
    ['fails', (outbox, taken) => outbox.notDelivered(taken, '500', MS_PER_DAY)],
    ['fails for the last time', (outbox, taken) => outbox.notDelivered(taken, '500', undefined)],
  ])('that are replayed while a sending of theirs %s begin anew all the same', async (_, end) => {
    await order()
    const id = (await log())[0]?.id ?? ''
    const ofThis = server.database.query.updateTable('webhook_delivery').where('id', '=', id)
    await ofThis.set({ attempts: 3, due_at: '' }).execute()
    const { outbox, replay } = webhookRepository(server.database)
    const taken = await outbox.takeDue(url)
    if (taken?.id !== id) throw new Error('another message was due')
    const replayed = await replay(id)
    await end(outbox, taken)
    expect((await log())[0]).toMatchObject({
      id,
      outcome: 'waiting',
      attempts: 0,
      answer: '',
      nextAt: replayed?.due_at,
    })
    await server.database.query.deleteFrom('webhook_delivery').where('id', '=', id).execute()
  })

  it('can be replayed, under the same id', async () => {
    await order()
    await sendUntil(([first]) => first?.outcome === 'delivered')
    const [before] = heard.splice(0)
    const id = (await log())[0]?.id ?? ''
    const { body } = await olga.post(`/api/shop/webhooks/${id}/replay`, {})
    expect(body).toMatchObject({ id, outcome: 'waiting', attempts: 0 })
    await sendUntil(([first]) => first?.outcome === 'delivered')
    expect(heard.splice(0).map((each) => each.body)).toEqual([before?.body])
    expect((await olga.post('/api/shop/webhooks/none/replay', {})).body['code']).toBe('noSuchDelivery')
  })

  it('are listed for one order', async () => {
    const number = await order()
    const { body } = await olga.call(`/api/shop/webhooks?order=${number}`)
    expect(v.parse(webhookListSchema, body).deliveries.map((each) => each.order)).toEqual([number])
    expect((await olga.call('/api/shop/webhooks?order=none')).body).toEqual({ deliveries: [], next: '' })
    await sendUntil(([first]) => first?.outcome === 'delivered')
    heard.splice(0)
  })

  it('are listed page by page, each once, also those of one moment', async () => {
    const { query } = server.database
    const number = await order()
    const said = { order_number: number, state: 'ordered', outcome: 'delivered', attempts: 1, trace: '' } as const
    for (const [id, at] of [
      ['page-b', '2026-01-02T00:00:00.000Z'],
      ['page-c', '2026-01-02T00:00:00.000Z'],
      ['page-a', '2026-01-02T00:00:00.000Z'],
      ['page-z', '2026-01-01T00:00:00.000Z'],
    ] as const)
      await query
        .insertInto('webhook_delivery')
        .values({ ...said, id, at, url, due_at: at, answer: '' })
        .execute()
    const seen: string[] = []
    const { list } = webhookRepository(server.database)
    for (let [last] = await list(number, undefined, 1); last; [last] = await list(number, last, 1)) seen.push(last.id)
    expect(seen.slice(1)).toEqual(['page-c', 'page-b', 'page-a', 'page-z'])
    await query.deleteFrom('webhook_delivery').where('order_number', '=', number).execute()
  })

  it('do not wait for one another’s receivers, nor does a stop for any', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const slow = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/slow`
    const { query } = server.database
    const due = {
      order_number: await order(),
      state: 'ordered',
      outcome: 'waiting',
      attempts: 0,
      trace: '',
      answer: '',
    } as const
    for (let more = 0; more < 6; more++)
      await query
        .insertInto('webhook_delivery')
        .values({ ...due, id: `slow-${more}`, url: slow, at: '2026-01-01', due_at: '2026-01-01' })
        .execute()
    await sendUntil(([first]) => first?.outcome === 'delivered', [slow, url])
    expect(heard.splice(0)).toHaveLength(1)
    const waiting = (await log()).filter((each) => each.url === slow)
    expect(waiting.map(({ outcome, attempts }) => [outcome, attempts])).toEqual(waiting.map(() => ['waiting', 0]))
    silent.closeAllConnections()
    silent.close()
    await query.deleteFrom('webhook_delivery').where('url', '=', slow).execute()
  })

  it('are forgotten after ninety days, but for those that still wait', async () => {
    await order()
    const { query } = server.database
    const old = {
      order_number: (await log())[0]?.order ?? '',
      state: 'ordered',
      attempts: 1,
      trace: '',
      answer: '',
    } as const
    const at = new Date(Date.now() - 91 * MS_PER_DAY).toISOString()
    for (const outcome of ['delivered', 'given up', 'waiting'] as const)
      await query
        .insertInto('webhook_delivery')
        .values({ ...old, id: `old-${outcome}`, url, at, due_at: '9999-01-01T00:00:00.000Z', outcome })
        .execute()
    const before = (await log()).length
    await server.doUpkeep()
    const after = (await log()).map(({ id }) => id)
    expect(after).toHaveLength(before - 2)
    expect(after).toContain('old-waiting')
    await query.deleteFrom('webhook_delivery').execute()
  })

  it('are given up where the address is no longer configured, or nobody is there for days', async () => {
    await order()
    // Another process may know the address: for a day it may send the message.
    const long = new Date(Date.now() - MS_PER_DAY - 1000).toISOString()
    const { query } = server.database
    const [first] = await log()
    const another = { order_number: first?.order ?? '', state: 'ordered', attempts: 0, trace: '', answer: '' } as const
    const waiting = { ...another, url: 'http://127.0.0.1:9/gone', at: long, due_at: long, outcome: 'waiting' } as const
    await query
      .insertInto('webhook_delivery')
      .values({ ...waiting, id: 'long' })
      .execute()
    await sendUntil((all) => all.some(({ outcome }) => outcome === 'given up'), [])
    expect((await log()).map(({ id, outcome }) => [id, outcome])).toEqual([
      [first?.id, 'waiting'],
      ['long', 'given up'],
    ])
    await query
      .updateTable('webhook_delivery')
      .set({ due_at: long })
      .where('id', '=', first?.id ?? '')
      .execute()
    await sendUntil((all) => all.every(({ outcome }) => outcome === 'given up'), [])
    expect((await log())[0]?.answer).toBe('this address is no longer configured')
    expect(heard).toEqual([])
    const pauses = Array.from({ length: 12 }, (_, sent) => pauseBeforeResend(sent + 1))
    const known = pauses.flatMap((pause) => pause ?? [])
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(known.at(-1)).toBe(MS_PER_DAY)
    expect(pauses.at(-1)).toBeUndefined()
  })
})
