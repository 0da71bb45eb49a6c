import type { FailureCode } from '../calls/failure.ts'
import { failureReason } from './failure-reason.ts'

/**
 * What a photo that did not arrive means for those after it. over: the account takes no more. signed out: there is no
 * account. photo: it is this one's fault, and a save will say so. line: it may do better in a while.
 */
export type QuietOutcome = 'over' | 'signed out' | 'photo' | 'line'

const OUTCOMES: Readonly<Partial<Record<FailureCode, QuietOutcome>>> = {
  storageFull: 'over',
  tooManyRequests: 'over',
  otherOrigin: 'over',
  signInNeeded: 'signed out',
  noConnection: 'line',
  requestTimeout: 'line',
  unexpected: 'line',
  uploadFailed: 'line',
  brokenUpload: 'line',
  busy: 'line',
  databaseUnavailable: 'line',
  databaseSlow: 'line',
  databaseLocked: 'line',
  picturesBusy: 'line',
  storeUnavailable: 'line',
  stopping: 'line',
}

export function quietOutcome(error: unknown): QuietOutcome {
  return OUTCOMES[failureReason(error).code] ?? 'photo'
}
