import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { FileRefusal } from '../photos/workers/photo-work.ts'

/** Why a collage was not saved, as far as the dialog can explain it. */
export interface FailureReason {
  readonly code: CallFailureCode
  /** The status of the server's answer, 0 if there was none. */
  readonly status: number
}

export function failureReason(error: unknown): FailureReason {
  if (error instanceof CallFailure) return { code: error.code, status: error.status }
  return { code: error instanceof FileRefusal ? error.error : 'pageFailed', status: 0 }
}
