import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitConnections } from './limit-connections.ts'

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 10000\r\n\r\n'
/** No connection is fast enough for these. */
const QUICK = { most: 5, lookEveryMs: 20, graceMs: 50, bytesPerSecond: 1e12 }

describe('connections to the server', () => {
  let app: FastifyInstance
  const opened: Socket[] = []

  async function start(isBehindProxy: boolean): Promise<void> {
    app = Fastify()
    limitConnections(app, isBehindProxy, QUICK)
    const never = new Promise<void>(() => undefined)
    app.post('/', async (request) => String(request.body).length)
    app.post('/unread', { onRequest: () => never }, async () => '')
    app.post('/waiting', { onRequest: () => once(app.server, 'go on').then(() => undefined) }, async () => '')
    await app.listen({ host: '127.0.0.1', port: 0 })
  }

  beforeEach(() => start(false))

  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy()
    app.server.closeAllConnections()
    await app.close()
  })

  async function open(): Promise<Socket> {
    const socket = connect(Number(Object(app.server.address()).port), '127.0.0.1').on('error', () => undefined)
    opened.push(socket)
    await once(socket, 'connect')
    return socket
  }

  const ended = (socket: Socket) => once(socket.resume(), 'close')

  it('are so many for one network, and one more once one has ended', async () => {
    const sockets = await Promise.all(Array.from({ length: QUICK.most }, open))
    await ended(await open())
    sockets[0]?.destroy()
    await expect
      .poll(async () => {
        const socket = await open()
        socket.write(`${HEAD}${'x'.repeat(10_000)}`)
        const [answer] = await Promise.race([once(socket, 'data'), ended(socket)])
        socket.destroy()
        return String(answer ?? '').slice(9, 12)
      })
      .toBe('200')
  })

  it('are not counted behind a proxy', async () => {
    await app.close()
    await start(true)
    const sockets = await Promise.all(Array.from({ length: QUICK.most + 3 }, open))
    const last = sockets.at(-1)
    last?.write(`${HEAD}${'x'.repeat(10_000)}`)
    const [answer] = last ? await once(last, 'data') : []
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
  })

  it.each(['/', '/unread'])('on which a body only trickles in, to %s, are given up with an answer', async (path) => {
    const socket = await open()
    socket.write(`${HEAD.replace('/', path)}x`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"requestTimeout"/)
  })

  it('on which a body waits for us are not given up', async () => {
    const socket = await open()
    const body = 'x'.repeat(100_000)
    socket.write(`${HEAD.replace('/', '/waiting').replace('10000', '100000')}${body}`)
    const trickle = await open()
    trickle.write(`${HEAD}x`)
    // The other connection, which came later, has been checked by now.
    expect(await text(trickle)).toMatch(/^HTTP\/1.1 408/)
    app.server.emit('go on')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
  })
})
