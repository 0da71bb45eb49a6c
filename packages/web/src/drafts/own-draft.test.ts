// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import type { Draft } from './draft-record.ts'
import { ownDraftOf } from './own-draft.ts'

const known = vi.hoisted(() => ({ isOwnDraft: (): Promise<boolean> => Promise.resolve(true) }))
const summary = { draftId: 'd', savedId: '7' }

vi.mock('./draft-database.ts', () => {
  const draft = { draftId: 'd', savedId: '7', isUnsaved: true } as Draft
  return { readDrafts: async () => [draft], readDraft: async () => draft, readPicture: async () => undefined }
})
vi.mock('./draft-lock.ts', () => ({ isHeldHere: () => false, isHeldElsewhere: async () => false }))
vi.mock('./is-own-draft.ts', () => ({ isOwnDraft: () => known.isOwnDraft() }))

beforeEach(() => {
  known.isOwnDraft = async () => true
})

it('the draft of a saved collage is offered to its owner alone', async () => {
  expect(await ownDraftOf('7')).toMatchObject(summary)
  expect(await ownDraftOf('8')).toBeUndefined()
  known.isOwnDraft = async () => false
  expect(await ownDraftOf('7')).toBeUndefined()
})

it('a server that does not answer has not said that it is not theirs', async () => {
  known.isOwnDraft = () => Promise.reject(new CallFailure('noConnection', 'offline'))
  expect(await ownDraftOf('7')).toBe('unreachable')
})
