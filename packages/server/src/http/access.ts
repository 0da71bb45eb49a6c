import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './errors.ts'
import { type Identify, sessionToken } from './session.ts'

/**
 * Who may call a route. `public`: anybody. `visitor`: anybody, and the route checks for a session. `session`: signed-in
 * customers. `owner`: the owner of the requested thing, as the route's `requireOwned` decides. `operator`: an operator
 * of the shop; everybody else is told that there is no such route.
 */
type Access = 'public' | 'visitor' | 'session' | 'owner' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** A route without a declared access fails at the start; routes are closed unless declared open. */
export function requireAccess(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('session', undefined)
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined)
      throw new Error(`${String(route.method)} ${route.url} does not declare its access`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (request.is404 || access === 'public') return
    reply.header('cache-control', 'no-store')
    const token = sessionToken(request)
    request.session = token === undefined ? undefined : await identify(token)
    if (access === 'operator' && request.session?.isOperator !== true) throw new HttpFailure('notFound')
    if (request.session === undefined && access !== 'visitor') throw new HttpFailure('signInNeeded')
  })
}
