import { Failure, type FailureCode } from '../calls/failure.ts'
import { RefusedFile } from '../photos/workers/photo-work.ts'

/** Why something was not saved, as far as the dialog can say it. */
export interface FailureReason {
  readonly code: FailureCode
  /** The answer's, 0 where there was none. */
  readonly status: number
}

export function failureReason(error: unknown): FailureReason {
  if (error instanceof Failure) return { code: error.code, status: error.status }
  return { code: error instanceof RefusedFile ? error.error : 'pageFailed', status: 0 }
}
