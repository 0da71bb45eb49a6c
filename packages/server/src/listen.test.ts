import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { StartFailure } from './config/start-failure.ts'
import { listen } from './listen.ts'

describe('listen', () => {
  it('gives an address a browser can open', async () => {
    for (const [host, shown] of [
      ['localhost', 'localhost'],
      ['127.0.0.1', '127.0.0.1'],
      ['0.0.0.0', 'localhost'],
    ] as const) {
      const app = Fastify()
      app.get('/', async () => 'here')
      const address = await listen(app, host, 0)
      expect(address).toMatch(new RegExp(`^http://${shown}:\\d+$`))
      expect(await (await fetch(address)).text()).toBe('here')
      await app.close()
    }
  })

  it('refuses a port of which another program holds any of the addresses localhost stands for', async () => {
    for (const { address } of await lookup('localhost', { all: true })) {
      const other = createServer().listen(0, address)
      await once(other, 'listening')
      const port = Number(Object(other.address()).port)
      const app = Fastify()
      await expect(listen(app, 'localhost', port)).rejects.toThrow(
        new StartFailure(`Port ${port} is already taken; set PORT to another one.`),
      )
      await app.close()
      other.close()
    }
  })

  it('says that an address belongs to another machine', async () => {
    const app = Fastify()
    const sentence = 'HOST 192.0.2.1 is not an address of this machine.'
    await expect(listen(app, '192.0.2.1', 0)).rejects.toThrow(new StartFailure(sentence))
  })
})
