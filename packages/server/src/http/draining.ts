import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isAnsweredWhileStopping?: boolean
  }
}

/** Long enough for what is nearly done; a caller who does not read the answer would hold the stop up for ever. */
const LONGEST_MS = 5000

/**
 * From the moment the server is closed: running requests finish, new ones get 503, and no connection is kept alive. What
 * then still runs is cut off.
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
  // Otherwise a kept-alive connection that was busy at that moment would hold the stop up until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
