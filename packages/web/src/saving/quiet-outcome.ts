import type { FailureCode } from '../calls/failure.ts'
import { failureReason } from './failure-reason.ts'

/**
 * What a photo that did not arrive means for those after it. over: the account takes no more. signed out: there is no
 * account. photo: it is this one's fault, and a save will say so. connection: it may go better in a while.
 */
export type QuietOutcome = 'over' | 'signed out' | 'photo' | 'connection'

const OUTCOMES: Readonly<Partial<Record<FailureCode, QuietOutcome>>> = {
  storageFull: 'over',
  tooManyRequests: 'over',
  otherOrigin: 'over',
  signInNeeded: 'signed out',
  noConnection: 'connection',
  requestTimeout: 'connection',
  unexpected: 'connection',
  uploadFailed: 'connection',
  brokenUpload: 'connection',
  busy: 'connection',
  databaseUnavailable: 'connection',
  databaseSlow: 'connection',
  databaseLocked: 'connection',
  picturesBusy: 'connection',
  storeUnavailable: 'connection',
  stopping: 'connection',
}

export function quietOutcome(error: unknown): QuietOutcome {
  return OUTCOMES[failureReason(error).code] ?? 'photo'
}
