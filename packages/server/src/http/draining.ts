import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'

/** From the moment the server is closed: running requests finish, new ones get 503, and no connection is kept alive. */
export function drainOnClose(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw new HttpFailure('stopping')
  })
  // Otherwise a kept-alive connection that was busy at that moment would hold the stop up until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
