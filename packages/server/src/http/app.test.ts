import { EventEmitter, once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BlobRefused } from '../storage/blob-refused.ts'
import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { rawGet } from '../testing/raw-get.ts'
import { createApp } from './app.ts'
import { HttpFailure } from './errors.ts'

const OPEN = { config: { access: 'public' } } as const

describe('the shell', () => {
  let app: FastifyInstance
  let url = ''
  let log: string[] = []

  async function start(config: Partial<Parameters<typeof createApp>[0]> = {}): Promise<void> {
    log = []
    app = await createApp(
      { logLevel: 'info', trustProxy: [], publicOrigin: '', ...config },
      { write: (line) => log.push(line) },
    )
    app.get('/api/thing', OPEN, async () => ({ thing: true }))
    app.post('/api/thing', OPEN, async (request) => ({ got: request.body }))
    app.get('/api/broken', OPEN, async () => {
      throw new Error('secret detail')
    })
    app.get('/api/refused', OPEN, async () => {
      throw new HttpFailure('unknownTemplate', { cause: new Error('secret detail') })
    })
    app.get('/api/store-away', OPEN, () => Promise.reject(new BlobStoreUnavailable('it is dark in the cellar')))
    app.get('/api/store-refused', OPEN, () => Promise.reject(new BlobRefused('photos/x', 'it is dark in the cellar')))
    app.get('/api/members', { config: { access: 'session' } }, async () => ({ members: true }))
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  }

  function post(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(url + path, { method: 'POST', ...init })
  }

  beforeEach(() => start())

  afterEach(() => app.close())

  it('gives headers less time than bodies, and nobody for ever', () => {
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([15_000, 300_000])
  })

  describe('failures', () => {
    it('answers an unexpected error with a neutral sentence and logs the whole of it under the request id', async () => {
      const answer = await fetch(`${url}/api/broken?token=abc`)
      expect(answer.status).toBe(500)
      expect(await answer.json()).toEqual({
        error: 'Something went wrong on our side. Please try again.',
        code: 'unexpected',
      })
      const line = log.find((entry) => entry.includes('secret detail')) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: answer.headers.get('x-request-id') })
      expect(line).toContain('stack')
    })

    it.each([
      ['is away', '/api/store-away', 503, '5', 'storeUnavailable'],
      ['refuses one file', '/api/store-refused', 500, null, 'storeRefused'],
    ])('says whether to come back when the store of files %s, and logs why', async (_, path, status, after, code) => {
      const answer = await fetch(url + path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, after])
      expect(await answer.json()).toMatchObject({ code })
      const line = log.find((entry) => entry.includes('in the cellar')) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({ level: 'error' })
    })

    it.each([
      ['an unknown call', '/api/nothing', {}, 404],
      ['an address that cannot be decoded', '/api/%E0%A4%A', {}, 400],
      [
        'malformed JSON',
        '/api/thing',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":' },
        400,
      ],
      ['a body over the limit', '/api/thing', { method: 'POST', body: 'x'.repeat(1_100_000) }, 413],
      ['content nobody reads', '/api/thing', { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'x' }, 415],
      ['a method the address does not take', '/api/thing', { method: 'DELETE' }, 405],
      ['a method on an unknown address', '/api/nothing', { method: 'POST' }, 404],
      ['a route that is not public', '/api/members', {}, 401],
    ])('answers %s with JSON and the right status', async (_case, path, init, status) => {
      const answer = await fetch(url + path, init)
      expect(answer.status).toBe(status)
      expect(Object.keys(Object(await answer.json()))).toEqual(['error', 'code'])
    })

    it('takes a JSON body of no length for none', async () => {
      const answer = await fetch(`${url}/api/thing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(200)
    })

    it('leads somebody with an address that cannot be read to the start', async () => {
      const { status, headers } = await rawGet(url, '/%E0%A4%A')
      expect([status, headers.location]).toEqual([302, '/choix'])
    })

    it('names the methods an address does take', async () => {
      const answer = await fetch(`${url}/api/thing`, { method: 'PUT' })
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
    })

    it('says of a named failure what the catalogue says and nothing of its cause', async () => {
      const answer = await fetch(`${url}/api/refused`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ error: "Couldn't find template", code: 'unknownTemplate' })
    })
  })

  describe('calls from elsewhere', () => {
    it.each([
      ['a foreign origin', { origin: 'https://evil.example' }],
      ['an opaque origin', { origin: 'null' }],
      ['a foreign site by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['a foreign page by its referrer alone', { referer: 'https://evil.example/page' }],
      ['a foreign page whose name begins like ours', { referer: 'http://127.0.0.1.evil.example/' }],
      ['a referrer that is no address', { referer: 'about:blank' }],
      ['nobody knows where, with a cookie', { cookie: 'collagerie_session=x' }],
      ['nobody knows where, with a cookie and an empty referrer', { cookie: 'collagerie_session=x', referer: '' }],
    ])('refuses a state-changing call from %s', async (_case, headers) => {
      const answer = await post('/api/thing', { headers })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toEqual({ error: 'Calls from another site are not accepted.', code: 'otherOrigin' })
    })

    it('refuses it on unknown addresses too', async () => {
      expect((await post('/api/nothing', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    })

    it('takes it from a page of its own and from programs', async () => {
      expect((await post('/api/thing', { headers: { origin: url, 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
      expect((await post('/api/thing')).status).toBe(200)
    })

    it.each([
      ['its origin', () => ({ origin: url })],
      ['its referrer', () => ({ referer: `${url}/editer` })],
      ['the browser', () => ({ 'sec-fetch-site': 'same-origin' })],
      [
        'its origin, whatever a privacy tool made of the referrer',
        () => ({ origin: url, referer: 'https://x.example' }),
      ],
    ])('takes a call with a cookie that is shown to be its own by %s', async (_case, shown) => {
      const headers = { ...shown(), cookie: 'collagerie_session=x' }
      expect((await post('/api/thing', { headers })).status).toBe(200)
    })

    it('lets anybody read', async () => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const answer = await fetch(`${url}/api/thing`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    })

    it('believes a proxy about the host that was asked for only when it is trusted', async () => {
      const headers = { origin: 'https://collage.example', 'x-forwarded-host': 'collage.example' }
      expect((await post('/api/thing', { headers })).status).toBe(403)
      await app.close()
      await start({ trustProxy: ['127.0.0.1'] })
      expect((await post('/api/thing', { headers })).status).toBe(200)
    })

    it('takes the configured origin alone once there is one', async () => {
      await app.close()
      await start({ publicOrigin: 'https://collage.example' })
      expect((await post('/api/thing', { headers: { origin: 'https://collage.example' } })).status).toBe(200)
      expect((await post('/api/thing', { headers: { origin: url } })).status).toBe(403)
      expect((await post('/api/thing', { headers: { referer: `${url}/editer` } })).status).toBe(403)
      expect((await post('/api/thing', { headers: { referer: 'https://collage.example/editer' } })).status).toBe(200)
    })
  })

  describe('headers', () => {
    it('sends a strict policy and gives nothing away', async () => {
      const { headers } = await fetch(`${url}/api/thing`)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy.split(';').toSorted()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' blob: data:",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self' blob:",
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.has('x-powered-by')).toBe(false)
      expect(headers.has('strict-transport-security')).toBe(false)
    })

    it('sends them with failures too', async () => {
      const { headers } = await fetch(`${url}/api/nothing`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('asks for strict transport security only where visitors come by https', async () => {
      await app.close()
      await start({ publicOrigin: 'https://collage.example' })
      const { headers } = await fetch(`${url}/api/thing`)
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    })
  })

  describe('the log', () => {
    it('has one line for an answer: path without query, status, id, and nothing about the visitor', async () => {
      const answer = await fetch(`${url}/api/thing?secret=1`)
      await answer.text()
      await app.close()
      const lines = log.map((line): unknown => JSON.parse(line)).filter((line) => Object(line).msg === 'answered')
      expect(lines).toEqual([
        {
          level: 'info',
          time: expect.any(String),
          requestId: answer.headers.get('x-request-id'),
          trace: answer.headers.get('traceparent')?.split('-')[1],
          method: 'GET',
          path: '/api/thing',
          status: 200,
          milliseconds: expect.any(Number),
          msg: 'answered',
        },
      ])
      expect(log.join('')).not.toContain('secret')
    })
  })

  describe('closing', () => {
    it('finishes what is running, keeps no connection, and takes no new one', async () => {
      await app.close()
      const own = await createApp({ logLevel: 'silent', trustProxy: [], publicOrigin: '' }, { write: () => undefined })
      const events = new EventEmitter()
      own.get('/slow', OPEN, async () => {
        events.emit('started')
        await once(events, 'release')
        return { finished: true }
      })
      own.addHook('preClose', async () => {
        events.emit('release')
      })
      const address = await own.listen({ host: '127.0.0.1', port: 0 })
      const started = once(events, 'started')
      const slow = fetch(`${address}/slow`)
      await started
      const closed = own.close()
      const answer = await slow
      expect(await answer.json()).toEqual({ finished: true })
      expect(answer.headers.get('connection')).toBe('close')
      await closed
      await expect(fetch(`${address}/slow`)).rejects.toThrow('fetch failed')
    })
  })

  it('does not start with a route that does not say who may call it', async () => {
    const bare = await createApp({ logLevel: 'silent', trustProxy: [], publicOrigin: '' }, { write: () => undefined })
    expect(() => bare.get('/api/forgotten', async () => ({}))).toThrow('GET /api/forgotten does not declare its access')
  })
})
