import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isAnsweredWhileStopping?: boolean
  }
}

/** Long enough for requests that are nearly done; a caller who never reads the answer would delay the stop for ever. */
const LONGEST_MS = 5000

/**
 * Once the server is closing, running requests finish, new ones get 503, and no connection is kept alive. Requests that
 * still run after a while are cut off.
 */
export function drainOnClose(app: FastifyInstance, longestMs = LONGEST_MS): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    const cut = setTimeout(() => app.server.closeAllConnections(), longestMs)
    app.server.once('close', () => clearTimeout(cut))
  })
  app.addHook('onRequest', async (request) => {
    if (isStopping && !request.routeOptions.config.isAnsweredWhileStopping) throw new HttpFailure('stopping')
  })
  // Otherwise a kept-alive connection that was busy would delay the stop until its timeout.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
