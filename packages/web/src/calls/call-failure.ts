import type { PhotoError } from '@collagerie/core/photo'
import type { ErrorCode } from '@collagerie/protocol'

/** The name of a failure: from the server, from a photo's file, or from the page itself. */
export type CallFailureCode = ErrorCode | PhotoError | 'noConnection' | 'uploadFailed' | 'pageFailed'

interface FailureOptions extends ErrorOptions {
  /** The answer's status, 0 if there was none. */
  readonly status?: number
  /** After how many seconds the server may answer differently; 0 if it did not say. */
  readonly retryAfter?: number
  /** The photo concerned, if any. */
  readonly photoId?: string | undefined
}

/** The message is for the log; the customer's text depends on the code. */
export class CallFailure extends Error {
  readonly code: CallFailureCode
  readonly status: number
  readonly retryAfter: number
  readonly photoId: string | undefined

  constructor(
    code: CallFailureCode,
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

export function isCallFailure(error: unknown, code: CallFailureCode): boolean {
  return error instanceof CallFailure && error.code === code
}
