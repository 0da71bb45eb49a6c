import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure } from './error-answers.ts'
import { HttpFailure } from './errors.ts'
import { collectRoutes, type MethodsAt } from './methods-at.ts'
import { pathOf } from './path-of.ts'
import { answerUnread } from './unread-addresses.ts'

const OPERATORS_ONLY = /^\/api\/shop(?:\/|$)/

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers that nothing is there, or nothing with this method. A handler must return the result, or it would answer
     * twice.
     */
    answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply
  }
}

/** Answers every failure, and what no route answers. Must be registered before the first route. */
export function answerErrors(app: FastifyInstance): void {
  const methodsAt = collectRoutes(app)
  app.decorate('answerUnknown', (request, reply) => {
    if (!answerUnread(request, reply)) answerUnknown(methodsAt, request, reply)
    return reply
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(app.answerUnknown)
}

function answerUnknown(methodsAt: MethodsAt, request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request)
  // Only operators may learn what is there, and the caller is not known here.
  const allowed = OPERATORS_ONLY.test(path) ? [] : methodsAt(path)
  if (allowed.length > 0) reply.header('allow', allowed.join(', '))
  answerFailure(new HttpFailure(allowed.length > 0 ? 'methodNotAllowed' : 'notFound'), request, reply)
}
