import type { PhotoError } from '@collagerie/core/photo'
import type { ErrorCode } from '@collagerie/protocol'

/** What went wrong, by name: as the server says it, as a photo's file says it, or as the page finds out by itself. */
export type FailureCode = ErrorCode | PhotoError | 'noConnection' | 'uploadFailed' | 'pageFailed'

interface FailureOptions extends ErrorOptions {
  /** The answer's, 0 where there was none. */
  readonly status?: number
  /** After how many seconds the server would answer otherwise; 0 where it did not say. */
  readonly retryAfter?: number
  /** The photo it is about, where it is about one. */
  readonly photoId?: string | undefined
}

/** The message is for the log; what a customer reads goes by the code. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly retryAfter: number
  readonly photoId: string | undefined

  constructor(
    code: FailureCode,
    message: string,
    { status = 0, retryAfter = 0, photoId, ...options }: FailureOptions = {},
  ) {
    super(message, options)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
    this.photoId = photoId
  }
}

export function isFailure(error: unknown, code: FailureCode): boolean {
  return error instanceof Failure && error.code === code
}
