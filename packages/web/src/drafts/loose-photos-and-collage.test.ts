// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { openDocument, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import type * as DraftDatabase from './draft-database.ts'
import { keepPhotos } from './keep-photos.ts'
import { tabPhotos } from './tab-photos.ts'

interface Lock {
  readonly asked: string[]
  readonly freed: string[]
  give: () => void
}

const lock = vi.hoisted((): Lock => ({ asked: [], freed: [], give: () => undefined }))
const written = vi.hoisted(() => [] as unknown[])

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  writePhoto: async (...photo: readonly unknown[]) => void written.push(photo),
  writeLoosePhotos: async (loose: unknown) => void written.push(loose),
}))
vi.mock('./draft-lock.ts', () => ({
  holdDraft: (id: string) => {
    lock.asked.push(id)
    return new Promise<boolean>((resolve) => {
      lock.give = () => resolve(true)
    })
  },
  letGoOfDraft: (id: string) => void lock.freed.push(id),
}))
vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)

it('a collage opened while loose photos are first stored keeps its own key, and nothing is written beside it', async () => {
  useLibrary.setState({ photos: { a: loadedPhoto('a') }, order: ['a'] })
  await keepPhotos()
  await expect.poll(() => lock.asked.length).toBe(1)
  openDocument({ pages: [page], draftId: 'opened' })
  lock.give()
  await expect.poll(() => lock.freed).toEqual(lock.asked)
  expect(useDocument.getState().draftId).toBe('opened')
  expect([written, tabPhotos.id]).toEqual([[], undefined])
})
