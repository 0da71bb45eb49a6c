// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as DraftDatabase from '../drafts/draft-database.ts'
import { newDraft } from '../drafts/draft-record.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { answerCalls } from '../photos/testing/answers.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SignOut } from './sign-out.tsx'

const deleted = vi.hoisted(() => [] as string[])

vi.mock('../drafts/draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  readDrafts: async () => [OF_ACCOUNT],
  readAllLoosePhotos: async () => [],
  deleteDraft: async (draftId: string) => void deleted.push(draftId),
}))
// As when the connection has dropped.
vi.mock('../drafts/keep-drafts.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const OF_ACCOUNT = newDraft({
  draftId: 'a',
  xml: '<collage/>',
  savedId: '7',
  isOfAccount: true,
  isUnsaved: false,
  templateId: 'gen-alleven',
  format: { width: 40, height: 30 },
  updatedAt: 0,
  photos: [],
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('signing out', () => {
  it('leaves nothing of the account in this browser, whatever code did not come', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    answerCalls({ 'POST /api/logout?format=json': { body: {} } })
    useTabState.setState({ hasCollage: true })
    renderFrench(<SignOut />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Se déconnecter' })))
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    expect(deleted).toEqual(['a'])
  })
})
