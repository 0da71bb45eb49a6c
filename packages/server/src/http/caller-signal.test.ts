import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { callerSignal } from './caller-signal.ts'

it('whoever asks about the same answer is told by the same signal, which another answer does not share', async () => {
  const app = Fastify()
  const asked: AbortSignal[][] = []
  app.get('/', async (_request, reply) => {
    asked.push([callerSignal(reply), callerSignal(reply)])
    return ''
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(url)
  await fetch(url)
  await app.close()
  const [[first, again] = [], [other] = []] = asked
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect([first?.aborted, other?.aborted]).toEqual([true, true])
})
