import type { CallFailureCode } from '../calls/call-failure.ts'
import { failureReason } from './failure-reason.ts'

/**
 * Why a photo did not arrive, which decides about the next ones. over: the account is full. signed out: nobody is
 * signed in. photo: this photo is at fault, and a save will say so. connection: a later attempt may succeed.
 */
export type AheadOutcome = 'over' | 'signed out' | 'photo' | 'connection'

const OUTCOMES: Readonly<Partial<Record<CallFailureCode, AheadOutcome>>> = {
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

export function aheadOutcome(error: unknown): AheadOutcome {
  return OUTCOMES[failureReason(error).code] ?? 'photo'
}
