// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSessionOver, noteSignedIn } from '../calls/account-presence.ts'
import type { Draft } from '../drafts/draft-record.ts'
import { leftDraft, rememberLeftDraft, rememberTabDraft } from '../drafts/tab-draft.ts'
import { findLastPiece } from './last-piece.ts'

const known = vi.hoisted(() => ({
  drafts: new Map<string, unknown>(),
  picture: undefined as Blob | undefined,
}))

vi.mock('../drafts/draft-database.ts', () => ({
  readDraft: async (id: string) => known.drafts.get(id),
  readPicture: async () => known.picture,
}))
vi.mock('../drafts/draft-lock.ts', () => ({ isHeldHere: () => false, isHeldElsewhere: async () => false }))

const SAVED = ['newest', 'older'].map((id) => ({
  id,
  name: id,
  title: '',
  templateId: 'gen-single',
  width: 40,
  height: 30,
  material: '',
  pages: 1,
  picture: `/${id}.jpg`,
  savedAt: '2026-11-15T10:00:00.000Z',
  version: 1,
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
    noteSessionOver()
    vi.stubGlobal('fetch', async () => Response.json({ collages: SAVED, next: '', room: { used: 0, limit: 1 } }))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is the draft that was left, with its picture', async () => {
    leave({ isPictured: true })
    expect(await findLastPiece()).toMatchObject({ draft: { draftId: 'left' }, picture: known.picture })
  })

  it('is the draft that was left, and no other collage, though no picture shows it as it is', async () => {
    noteSignedIn()
    leave({ savedId: 'older' })
    expect(await findLastPiece()).toMatchObject({ savedId: 'older', draft: { draftId: 'left' }, picture: '' })
  })

  it('is the saved collage that was left, also where another was saved later', async () => {
    noteSignedIn()
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
    noteSignedIn()
    expect(await findLastPiece()).toMatchObject({ savedId: 'newest', draft: undefined })
  })
})
