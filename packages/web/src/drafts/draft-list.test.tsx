// @vitest-environment happy-dom
import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { useToastQueue } from '../ui/toast-queue.ts'
import type * as DraftDatabase from './draft-database.ts'
import { DraftList } from './draft-list.tsx'
import { newDraft } from './draft-record.ts'

const database = vi.hoisted(() => ({ isRefusing: false }))

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  readDrafts: async () => [DRAFT],
  readPicture: async () => undefined,
  changeDraft: async () => {
    if (database.isRefusing) throw new DOMException('The database is gone.', 'InvalidStateError')
  },
}))
vi.mock('./draft-lock.ts', () => ({ isHeldHere: () => false, isHeldElsewhere: async () => false }))
vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))

const DRAFT = newDraft({
  draftId: 'a',
  xml: '<collage/>',
  isUnsaved: true,
  templateId: 'gen-alleven',
  format: { width: 40, height: 30 },
  updatedAt: 0,
  photos: [],
})
const TEMPLATE = { id: 'gen-alleven', name: 'Mosaic', labelurl: '/a.jpg' } as unknown as CatalogueTemplate

const told = () => useToastQueue.getState().toasts.map(({ words }) => words.key)

async function discard(): Promise<void> {
  renderFrench(<DraftList templates={[TEMPLATE]} />)
  const button = await screen.findByRole('button', { name: 'Supprimer ce brouillon' })
  await act(async () => fireEvent.click(button))
}

describe('a draft that is thrown away', () => {
  beforeEach(() => useToastQueue.setState({ toasts: [] }))
  afterEach(cleanup)

  it('is said to be gone, and can be brought back', async () => {
    database.isRefusing = false
    await discard()
    expect(told()).toEqual(['drafts.discarded'])
  })

  it('is not said to be gone where the browser has refused', async () => {
    database.isRefusing = true
    await discard()
    expect(told()).toEqual(['drafts.broken'])
  })
})
