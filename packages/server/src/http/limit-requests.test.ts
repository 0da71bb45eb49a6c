import { once } from 'node:events'
import { connect } from 'node:net'
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
      await new Promise<void>((settle) => finishers.push(settle))
      inside -= 1
      return 'done'
    })
    app.get('/quick', { config: { access: 'session' } }, async () => 'done')
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
})
