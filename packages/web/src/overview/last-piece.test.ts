// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../drafts/draft-record.ts'
import { leftDraft, rememberLeftDraft, rememberTabDraft } from '../drafts/tab-draft.ts'
import { findLastPiece } from './last-piece.ts'

const known = vi.hoisted(() => ({
  drafts: new Map<string, unknown>(),
  picture: undefined as Blob | undefined,
  isSignedIn: false,
}))

vi.mock('../calls/account-presence.ts', () => ({ isSignedInHere: () => known.isSignedIn }))
vi.mock('../drafts/draft-database.ts', () => ({
  readDraft: async (id: string) => known.drafts.get(id),
  readPicture: async () => known.picture,
}))
vi.mock('../drafts/draft-lock.ts', () => ({ isHeldHere: () => false, isHeldElsewhere: async () => false }))
vi.mock('./collage-calls.ts', () => ({
  listCollages: async () => ({
    collages: ['newest', 'older'].map((id) => ({ id, width: 40, height: 30, picture: `/${id}.jpg` })),
  }),
}))

const draft = (facts: Partial<Draft>): Draft => ({
  version: 1,
  draftId: 'left',
  xml: '',
  isUnsaved: true,
  templateId: 'gen-single',
  format: { width: 50, height: 40 },
  updatedAt: 0,
  photos: [],
  ...facts,
})

function leave(facts: Partial<Draft>): void {
  known.drafts.set('left', draft(facts))
  rememberLeftDraft('left')
}

describe('the piece on the page after the editor', () => {
  beforeEach(() => {
    window.sessionStorage.clear()
    known.drafts.clear()
    known.picture = new Blob(['picture'])
    known.isSignedIn = false
  })

  it('is the draft that was left, with its picture', async () => {
    leave({ isPictured: true })
    expect(await findLastPiece()).toMatchObject({ draft: { draftId: 'left' }, picture: known.picture })
  })

  it('is the draft that was left, and no other collage, though no picture shows it as it is', async () => {
    known.isSignedIn = true
    leave({ savedId: 'older' })
    expect(await findLastPiece()).toMatchObject({ savedId: 'older', draft: { draftId: 'left' }, picture: '' })
  })

  it('is the saved collage that was left, also where another was saved later', async () => {
    known.isSignedIn = true
    leave({ isUnsaved: false, savedId: 'older' })
    expect(await findLastPiece()).toMatchObject({ savedId: 'older', draft: undefined, picture: '/older.jpg' })
    leave({ isUnsaved: false, savedId: 'deleted since' })
    expect(await findLastPiece()).toBeUndefined()
  })

  it('is what the tab has open before what it left earlier', async () => {
    leave({})
    known.drafts.set('open', draft({ draftId: 'open' }))
    rememberTabDraft('open')
    expect(leftDraft()).toBe('left')
    expect(await findLastPiece()).toMatchObject({ draft: { draftId: 'open' } })
  })

  it('is what was saved last where nothing was left here', async () => {
    expect(await findLastPiece()).toBeUndefined()
    known.isSignedIn = true
    expect(await findLastPiece()).toMatchObject({ savedId: 'newest', draft: undefined })
  })
})
