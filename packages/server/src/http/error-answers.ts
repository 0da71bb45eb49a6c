import type { IncomingMessage } from 'node:http'
import type { ErrorAnswer, ErrorCode } from '@collagerie/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlobsAway } from '../storage/blobs-away.ts'
import { DatabaseFailure, type DatabaseTrouble } from '../storage/database-failure.ts'
import { ERRORS, HttpFailure } from './errors.ts'
import { collectRoutes, type MethodsAt } from './methods-at.ts'
import { whenDrained } from './when-drained.ts'

/** What Fastify itself refuses, in the words of the catalogue. */
const FRAMEWORK_FAILURES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'badRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'addressTooLong',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_PARTS_LIMIT: 'bodyTooLarge',
  FST_FILES_LIMIT: 'bodyTooLarge',
  FST_FIELDS_LIMIT: 'bodyTooLarge',
}

const STORE_RETRY_SECONDS = 5

/** What the database could not do now, and after how many seconds it is worth trying again. */
const DATABASE_FAILURES: Readonly<Record<DatabaseTrouble, { readonly code: ErrorCode; readonly retryAfter: number }>> =
  {
    away: { code: 'databaseUnavailable', retryAfter: 5 },
    full: { code: 'busy', retryAfter: 2 },
    slow: { code: 'databaseSlow', retryAfter: 5 },
    locked: { code: 'databaseLocked', retryAfter: 1 },
  }

function codeOf(error: unknown): ErrorCode {
  if (error instanceof HttpFailure) return error.code
  if (error instanceof BlobsAway) return 'storeUnavailable'
  if (!(error instanceof Error)) return 'unexpected'
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : FRAMEWORK_FAILURES[code]
  if (known !== undefined) return known
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'unexpected'
}

const failures = new WeakMap<IncomingMessage, ErrorCode>()

/** The code a request was answered with, where it failed. */
export function failureOf({ raw }: FastifyRequest): ErrorCode | undefined {
  return failures.get(raw)
}

/** The one place where a failure becomes an HTTP answer. Only sentence and code leave; the log keeps the whole error. */
function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = thrown instanceof DatabaseFailure ? databaseFailure(thrown) : thrown
  const code = codeOf(error)
  const { status } = ERRORS[code]
  failures.set(request.raw, code)
  if (code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
  else if (error instanceof BlobsAway) request.log.error({ err: error }, error.message)
  else if (thrown instanceof DatabaseFailure) request.log.error({ err: thrown }, code)
  else request.log.debug({ err: error }, code)
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const answer = answerOf(code, error)
  void reply.code(status).header('cache-control', 'no-store')
  // Who is still sending hears an answer only after that; otherwise the line breaks under their words.
  if (code === 'bodyTooLarge') whenDrained(request.raw, () => reply.send(answer))
  else void reply.send(answer)
}

/** After how many seconds the same call may succeed. */
function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof BlobsAway) return STORE_RETRY_SECONDS
  return error instanceof HttpFailure ? error.retryAfter : undefined
}

function databaseFailure(cause: DatabaseFailure): HttpFailure {
  const { code, retryAfter } = DATABASE_FAILURES[cause.trouble]
  return new HttpFailure(code, { retryAfter, cause })
}

function answerOf(code: ErrorCode, error: unknown): ErrorAnswer {
  if (!(error instanceof HttpFailure)) return { error: ERRORS[code].message, code }
  const { message, photoId } = error
  return { error: message, code, ...(photoId !== undefined && { photoId }) }
}

/** Below these an unknown address is a mistake and not a screen of the application. */
export const NEVER_PAGES = /^(?:api|webassets|assets|health|metrics)(?:\/|$)/
const OPERATORS_ONLY = /^\/api\/shop(?:\/|$)/
const START_PAGE = '/choix'

const READING_METHODS = new Set(['GET', 'HEAD'])

/** What the router could not even read, by the request it came with. */
const unread = new WeakMap<IncomingMessage, FastifyError>()
/** No route is there. */
const UNREAD_PATH = '/api/unreadable'

/** Answers every failure, and what no route answers. Has to be there before the first route. */
export function answerErrors(app: FastifyInstance): void {
  const methodsAt = collectRoutes(app)
  app.decorate('answerUnknown', (request, reply) => {
    answerUnknown(methodsAt, request, reply)
    return reply
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(app.answerUnknown)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Nothing is there, or nothing that takes this method. A handler hands on what this gives, or it would answer twice. */
    answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply
  }
}

function answerUnknown(methodsAt: MethodsAt, request: FastifyRequest, reply: FastifyReply): void {
  const error = unread.get(request.raw)
  if (error) return answerUnread(error, request, reply)
  // Nobody but operators may learn what is there, and who calls is not known here.
  const allowed = OPERATORS_ONLY.test(pathOf(request)) ? [] : methodsAt(pathOf(request))
  if (allowed.length > 0) reply.header('allow', allowed.join(', '))
  answerFailure(new HttpFailure(allowed.length > 0 ? 'methodNotAllowed' : 'notFound'), request, reply)
}

/** An address that cannot be read is none of ours: somebody who typed it finds the way to the start. */
function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isPage = error.code === 'FST_ERR_BAD_URL' && READING_METHODS.has(request.method)
  if (isPage && !NEVER_PAGES.test(typedPaths.get(request.raw) ?? '')) void reply.redirect(START_PAGE, 302)
  else answerFailure(error, request, reply)
}

const typedPaths = new WeakMap<IncomingMessage, string>()

/**
 * The router gives up before any hook has run. The request starts again under an address it can read, so that its answer
 * has the headers, the id and the line in the log of every other.
 */
export function startAgain(
  app: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  unread.set(request.raw, error)
  typedPaths.set(request.raw, pathOf(request).slice(1))
  request.raw.url = UNREAD_PATH
  app.routing(request.raw, reply.raw)
}

/** The address without its query, which may carry what does not belong in a log. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
