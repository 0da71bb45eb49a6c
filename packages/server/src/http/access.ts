import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'

/** Who may call a route: anybody, somebody signed in, or the owner of what is asked for. */
type Access = 'public' | 'session' | 'owner'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Makes forgetting a route's access a failure to start, and keeps every route shut that is not declared public. */
export function demandAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) throw new Error(`${route.method} ${route.url} does not declare its access`)
  })
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.config.access !== 'public') throw new HttpFailure('signInNeeded')
  })
}
