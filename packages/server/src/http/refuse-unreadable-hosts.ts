import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'

/** Refuses a host that cannot be part of an address, so that no route has to check it. */
export function refuseUnreadableHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host && !URL.canParse(`http://${host}`)) throw new HttpFailure('badRequest')
  })
}
