import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { drainOnClose } from './drain-on-close.ts'

it('ends also with answers nobody reads, requests that never end, and connections kept for later', async () => {
  const app = Fastify()
  drainOnClose(app, 20)
  const streams: Readable[] = []
  app.get('/endless', (_request, reply) => {
    const stream = new Readable({ read: () => stream.push(Buffer.alloc(65_536)) })
    streams.push(stream)
    return reply.send(stream)
  })
  app.get('/short', async () => 'done')
  app.post('/taken', async () => 'taken')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get({ port, path, agent, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
    return answer
  }
  const short = await ask('/short')
  short.resume()
  await once(short, 'end')
  const unread = await ask('/endless')
  unread.on('error', () => undefined)
  const halfSent = connect(Number(port), '127.0.0.1')
  halfSent.on('error', () => undefined)
  halfSent.write('POST /taken HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf')
  await once(halfSent, 'connect')

  await app.close()
  expect(app.server.listening).toBe(false)
  await expect.poll(() => streams.map(({ destroyed }) => destroyed)).toEqual([true])
  agent.destroy()
  halfSent.destroy()
})
