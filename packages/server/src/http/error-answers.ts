import type { IncomingMessage } from 'node:http'
import type { ErrorAnswer, ErrorCode } from '@collagerie/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BlobRefused } from '../storage/blob-refused.ts'
import { BlobStoreFailure } from '../storage/blob-store-failure.ts'
import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { DatabaseFailure, type DatabaseProblem } from '../storage/database-failure.ts'
import { ERRORS, HttpFailure } from './errors.ts'
import { whenDrained } from './when-drained.ts'

/** Fastify's own refusals, mapped to the catalogue. */
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

/** Failures of the database, and after how many seconds a retry is worthwhile. */
const DATABASE_FAILURES: Readonly<Record<DatabaseProblem, { readonly code: ErrorCode; readonly retryAfter: number }>> =
  {
    away: { code: 'databaseUnavailable', retryAfter: 5 },
    full: { code: 'busy', retryAfter: 2 },
    slow: { code: 'databaseSlow', retryAfter: 5 },
    locked: { code: 'databaseLocked', retryAfter: 1 },
  }

function codeOf(error: unknown): ErrorCode {
  if (error instanceof HttpFailure) return error.code
  if (error instanceof BlobStoreUnavailable) return 'storeUnavailable'
  if (error instanceof BlobRefused) return 'storeRefused'
  if (!(error instanceof Error)) return 'unexpected'
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : FRAMEWORK_FAILURES[code]
  if (known !== undefined) return known
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'unexpected'
}

const failures = new WeakMap<IncomingMessage, ErrorCode>()

/** The code a failed request was answered with. */
export function failureOf({ raw }: FastifyRequest): ErrorCode | undefined {
  return failures.get(raw)
}

/**
 * The only place where a failure becomes an HTTP answer. Only sentence and code leave; the log keeps the whole error.
 */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = thrown instanceof DatabaseFailure ? databaseFailure(thrown) : thrown
  const code = codeOf(error)
  const { status } = ERRORS[code]
  failures.set(request.raw, code)
  if (code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
  else if (error instanceof BlobStoreFailure) request.log.error({ err: error }, error.message)
  else if (thrown instanceof DatabaseFailure) request.log.error({ err: thrown }, code)
  else request.log.debug({ err: error }, code)
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const answer = answerOf(code, error)
  void reply.code(status).header('cache-control', 'no-store')
  // A caller who is still sending gets the answer only afterwards; otherwise the connection would break.
  if (code === 'bodyTooLarge') whenDrained(request.raw, () => reply.send(answer))
  else void reply.send(answer)
}

/** After how many seconds the same call may succeed. */
function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof BlobStoreUnavailable) return STORE_RETRY_SECONDS
  return error instanceof HttpFailure ? error.retryAfter : undefined
}

function databaseFailure(cause: DatabaseFailure): HttpFailure {
  const { code, retryAfter } = DATABASE_FAILURES[cause.problem]
  return new HttpFailure(code, { retryAfter, cause })
}

function answerOf(code: ErrorCode, error: unknown): ErrorAnswer {
  if (!(error instanceof HttpFailure)) return { error: ERRORS[code].message, code }
  const { message, photoId, field } = error
  return { error: message, code, ...(photoId !== undefined && { photoId }), ...(field !== undefined && { field }) }
}
