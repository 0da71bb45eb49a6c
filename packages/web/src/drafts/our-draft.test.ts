// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import type { Draft } from './draft-record.ts'
import type { DraftSummary } from './draft-summary.ts'
import { ourDraftOf } from './our-draft.ts'

const known = vi.hoisted(() => ({ isOurs: (): Promise<boolean> => Promise.resolve(true) }))
const summary = { draftId: 'd', savedId: '7' } as DraftSummary

vi.mock('./draft-summary.ts', () => ({ draftOf: async (id: string) => (id === '7' ? summary : undefined) }))
vi.mock('./draft-database.ts', () => ({ readDraft: async () => ({ draftId: 'd', savedId: '7' }) as Draft }))
vi.mock('./is-ours.ts', () => ({ isOurs: () => known.isOurs() }))

beforeEach(() => {
  known.isOurs = async () => true
})

it('the draft of a saved collage is offered to its owner alone', async () => {
  expect(await ourDraftOf('7')).toBe(summary)
  expect(await ourDraftOf('8')).toBeUndefined()
  known.isOurs = async () => false
  expect(await ourDraftOf('7')).toBeUndefined()
})

it('a server that does not answer has not said that it is not theirs', async () => {
  known.isOurs = () => Promise.reject(new CallFailure('noConnection', 'offline'))
  expect(await ourDraftOf('7')).toBe('unreachable')
})
