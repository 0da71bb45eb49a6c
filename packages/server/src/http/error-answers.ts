import type { ErrorAnswer } from '@collagerie/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorName, HttpFailure } from './errors.ts'

/** What Fastify itself refuses, in the words of the catalogue. */
const FRAMEWORK_FAILURES: Readonly<Record<string, ErrorName>> = {
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

function failureOf(error: unknown): ErrorName {
  if (error instanceof HttpFailure) return error.failure
  if (!(error instanceof Error)) return 'unexpected'
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : FRAMEWORK_FAILURES[code]
  if (known !== undefined) return known
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'unexpected'
}

/** The one place where a failure becomes an HTTP answer. Only the sentence leaves; the log keeps the whole error. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error)
  const { status } = ERRORS[failure]
  const message = error instanceof HttpFailure ? error.message : ERRORS[failure].message
  if (failure === 'unexpected') request.log.error({ err: error }, 'unexpected error')
  else request.log.debug({ err: error }, failure)
  if (error instanceof HttpFailure && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const answer: ErrorAnswer = { error: message }
  void reply.code(status).header('cache-control', 'no-store').send(answer)
}

const READING_METHODS = ['GET', 'HEAD']
const METHODS = [...READING_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }))
    if (allowed.length === 0) return answerFailure(new HttpFailure('notFound'), request, reply)
    reply.header('allow', allowed.join(', '))
    return answerFailure(new HttpFailure('methodNotAllowed'), request, reply)
  })
}

/** The address without its query, which may carry what does not belong in a log. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
