import { expect, it } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { FileRefusal } from '../photos/workers/photo-work.ts'
import { aheadOutcome } from './ahead-outcome.ts'

it.each([
  [new CallFailure('storageFull', ''), 'over'],
  [new CallFailure('tooManyRequests', ''), 'over'],
  [new CallFailure('signInNeeded', ''), 'signed out'],
  [new CallFailure('noConnection', ''), 'connection'],
  [new CallFailure('unexpected', '', { status: 500 }), 'connection'],
  [new CallFailure('unusableImage', ''), 'photo'],
  [new CallFailure('notJpeg', ''), 'photo'],
  [new FileRefusal('ERROR_NO_FILE_ACCESS'), 'photo'],
  [new DOMException('gone', 'NotReadableError'), 'photo'],
])('%s means %s', (error, outcome) => {
  expect(aheadOutcome(error)).toBe(outcome)
})
