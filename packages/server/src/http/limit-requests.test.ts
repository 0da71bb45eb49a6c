import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

const CONFIG = { logLevel: 'silent', trustProxy: [], publicOrigin: '' } as const
const PLACES = 16
const WAITING = 300

describe('the limit of requests per caller', () => {
  let app: FastifyInstance
  let url = ''
  let inside = 0
  let most = 0
  const finishers: (() => void)[] = []
  const finishAll = () => {
    for (const finish of finishers.splice(0)) finish()
  }

  beforeAll(async () => {
    app = await createApp(CONFIG, { write: () => undefined }, async (userId) => ({
      userId,
      handle: '',
      isOperator: false,
    }))
    app.get('/slow', { config: { access: 'session' } }, async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise<void>((resolve) => finishers.push(resolve))
      inside -= 1
      return 'done'
    })
    app.get('/quick', { config: { access: 'session' } }, async () => 'done')
    app.post('/sign-in', { config: { access: 'visitor' } }, async ({ body, headers }) =>
      headers['content-type']?.startsWith('multipart') === true ? 'parts' : body,
    )
    app.get('/public', { config: { access: 'public' } }, async () => 'done')
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })

  afterAll(() => {
    finishAll()
    return app.close()
  })

  const call = (path: string, user: string) =>
    fetch(url + path, { headers: { cookie: `collagerie_session=${user}` } }).then(async (answer) => {
      await answer.text()
      return answer
    })

  it('are each caller’s own: who asks for too much waits, then is sent away, and others notice nothing', async () => {
    const crowd = Array.from({ length: PLACES + WAITING + 1 }, () => call('/slow', 'crowd'))
    const refused = await Promise.race(crowd)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    // Fewer where this machine is late.
    expect(inside).toBeLessThanOrEqual(PLACES)
    expect((await call('/quick', 'anna')).status).toBe(200)
    expect((await call('/public', 'crowd')).status).toBe(200)
    const release = setInterval(finishAll, 1)
    const answers = await Promise.all(crowd)
    clearInterval(release)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(WAITING)
    expect(most).toBeLessThanOrEqual(PLACES)
  })

  it('come free when a caller leaves, inside or waiting', async () => {
    const { hostname, port } = new URL(url)
    const lines = Array.from({ length: PLACES + 5 }, () => {
      const line = connect(Number(port), hostname)
      line.write('GET /slow HTTP/1.1\r\nhost: a\r\ncookie: collagerie_session=berta\r\n\r\n')
      return line
    })
    await expect.poll(() => inside).toBeGreaterThan(0)
    for (const line of lines) line.destroy()
    await Promise.all(lines.map((line) => once(line, 'close')))
    expect((await call('/quick', 'berta')).status).toBe(200)
  })

  it('come free when a caller leaves who has asked for many things on one line', async () => {
    const before = inside
    const { hostname, port } = new URL(url)
    const line = connect(Number(port), hostname)
    line.write('GET /slow HTTP/1.1\r\nhost: a\r\ncookie: collagerie_session=cleo\r\n\r\n'.repeat(PLACES * 3))
    await expect.poll(() => inside).toBeGreaterThan(before)
    line.destroy()
    await once(line, 'close')
    expect((await call('/quick', 'cleo')).status).toBe(200)
  })

  describe('of a network', () => {
    const MOST_BODY = 65_536

    /** Sends the head of a request, and then its body in pieces. */
    async function line(type: string, length: number): Promise<Socket> {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.write(`POST /sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`)
      return socket
    }

    const signIn = (body: string) =>
      fetch(`${url}/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

    it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'are not taken by requests of %s that never arrive whole',
      async (type) => {
        const lines = await Promise.all(Array.from({ length: PLACES * 2 }, () => line(type, 1000)))
        for (const socket of lines) socket.write('{"a":')
        expect(await (await signIn('{"b":1}')).json()).toEqual({ b: 1 })
        for (const socket of lines) socket.destroy()
      },
    )

    it('are given to requests that arrive in pieces of any size', async () => {
      const pieces = fc.array(fc.string({ maxLength: 900 }), { minLength: 1, maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(pieces, async (texts) => {
          const body = Buffer.from(JSON.stringify({ text: texts.join('') }))
          const socket = await line('application/json', body.length)
          const answered = once(socket, 'data')
          const step = Math.ceil(body.length / texts.length)
          for (let at = 0; at < body.length; at += step) {
            socket.write(body.subarray(at, at + step))
            await nextTurn()
          }
          const [answer] = await answered
          expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
          socket.destroy()
        }),
        { numRuns: 20 },
      )
    })

    it('are given to requests with no body, or with an empty one in chunks', async () => {
      expect((await fetch(`${url}/sign-in`, { method: 'POST' })).status).toBe(200)
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      socket.write(
        'POST /sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      )
      await nextTurn()
      socket.write('0\r\n\r\n')
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
      socket.destroy()
    })

    it('are not given to requests longer than any visitor has to send', async () => {
      const answer = await signIn(JSON.stringify({ text: 'x'.repeat(MOST_BODY * 4) }))
      expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'bodyTooLarge' }])
      expect((await signIn('{}')).status).toBe(200)
    })
  })
})
