import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure } from './error-answers.ts'
import { pathOf } from './path-of.ts'

/** Below these an unknown address is a mistake and not a screen of the application. */
export const NEVER_PAGES = /^(?:api|webassets|assets|health|metrics)(?:\/|$)/
const START_PAGE = '/choix'
const READING_METHODS = new Set(['GET', 'HEAD'])
/** No route has this path. */
const UNREAD_PATH = '/api/unreadable'

interface Unread {
  readonly error: FastifyError
  /** As it was typed, without its leading slash. */
  readonly path: string
}

/** Addresses that the router could not parse, by request. */
const unread = new WeakMap<IncomingMessage, Unread>()

/**
 * The router gives up before any hook has run. The request restarts under a readable address, so that its answer gets
 * the usual headers, id and log line.
 */
export function startAgain(
  app: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  unread.set(request.raw, { error, path: pathOf(request).slice(1) })
  request.raw.url = UNREAD_PATH
  app.routing(request.raw, reply.raw)
}

/**
 * Answers a restarted request and returns whether it was one. An unreadable address is none of ours: somebody who typed
 * it is led to the start.
 */
export function answerUnread(request: FastifyRequest, reply: FastifyReply): boolean {
  const given = unread.get(request.raw)
  if (!given) return false
  const isPage = given.error.code === 'FST_ERR_BAD_URL' && READING_METHODS.has(request.method)
  if (isPage && !NEVER_PAGES.test(given.path)) void reply.redirect(START_PAGE, 302)
  else answerFailure(given.error, request, reply)
  return true
}
