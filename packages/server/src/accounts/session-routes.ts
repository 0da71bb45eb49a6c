import type { AliveAnswer, AuthenticatedAnswer } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { VISITOR } from '../http/route-access.ts'
import { sendSessionToken, sessionToken } from '../http/session.ts'
import { NO } from './authenticated-answer.ts'
import type { SessionParts } from './session-start.ts'
import { isSessionHandle, newSessionHandle } from './sessions.ts'

/** The life of a session, which visitors without an account have too. */
export function registerSessionRoutes(app: FastifyInstance, { sessions, beside, publicOrigin }: SessionParts): void {
  app.post('/api/logout', VISITOR, async (request, reply): Promise<AuthenticatedAnswer> => {
    const token = sessionToken(request)
    if (token !== undefined) {
      await sessions.end(token)
      request.log.info('somebody signed out')
      // Clears the browser's cached photos; for a visitor without an account there is nothing to clear.
      reply.header('clear-site-data', '"cache"')
    }
    sendSessionToken(reply, undefined, publicOrigin)
    await beside.signedOut(reply)
    return NO
  })

  app.get<{ Querystring: { s?: unknown } }>('/api/alive', VISITOR, async (request): Promise<AliveAnswer> => {
    const { s } = request.query
    return { flashsession: request.session?.handle ?? (isSessionHandle(s) ? s : newSessionHandle()) }
  })

  app.post<{ Params: { session: string } }>(
    '/collage/ajaxDone/s/:session',
    { config: { access: 'public' } },
    async (request, reply) => {
      if (isSessionHandle(request.params.session)) request.log.info('a session is done')
      return reply.code(204).send()
    },
  )
}
