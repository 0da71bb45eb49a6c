import { expect, it } from 'vitest'
import { Failure } from '../calls/failure.ts'
import { RefusedFile } from '../photos/workers/photo-work.ts'
import { aheadOutcome } from './ahead-outcome.ts'

it.each([
  [new Failure('storageFull', ''), 'over'],
  [new Failure('tooManyRequests', ''), 'over'],
  [new Failure('signInNeeded', ''), 'signed out'],
  [new Failure('noConnection', ''), 'connection'],
  [new Failure('unexpected', '', { status: 500 }), 'connection'],
  [new Failure('unusableImage', ''), 'photo'],
  [new Failure('notJpeg', ''), 'photo'],
  [new RefusedFile('ERROR_NO_FILE_ACCESS'), 'photo'],
  [new DOMException('gone', 'NotReadableError'), 'photo'],
])('%s means %s', (error, outcome) => {
  expect(aheadOutcome(error)).toBe(outcome)
})
