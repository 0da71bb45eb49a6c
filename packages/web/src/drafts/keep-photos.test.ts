// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import type * as LibraryStore from '../photos/library-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import type * as DraftDatabase from './draft-database.ts'
import { keepPhotos } from './keep-photos.ts'
import type { LoosePhotos } from './loose-photos.ts'

const written = vi.hoisted(() => [] as LoosePhotos[])
const database = vi.hoisted(() => ({ filed: [] as string[], deleted: [] as string[], refuses: '' }))

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  writePhoto: async (_: string, id: string) => {
    if (id === database.refuses) throw new DOMException('no room', 'QuotaExceededError')
    database.filed.push(id)
  },
  writeLoosePhotos: async (loose: LoosePhotos) => void written.push(loose),
  deleteDraft: async (draftId: string) => void database.deleted.push(draftId),
}))
vi.mock('../photos/library-store.ts', async (original) => ({
  ...(await original<typeof LibraryStore>()),
  fileOf: (id: string) => new Blob([id]),
}))
vi.mock('./draft-lock.ts', () => ({ holdDraft: async () => true, letGoOfDraft: () => undefined }))
vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)

const bring = (...ids: string[]) =>
  useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id)])), order: ids })

it('photos stay under one id if the tab may remember nothing', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  bring('a')
  await keepPhotos()
  await expect.poll(() => written.length).toBe(1)
  bring('a', 'b')
  await expect.poll(() => written.length).toBe(2)
  expect(written.map(({ photos }) => photos.length)).toEqual([1, 2])
  expect(new Set(written.map(({ draftId }) => draftId)).size).toBe(1)
})

it('a photo the browser refuses keeps neither the next ones nor the record from being stored', async () => {
  globalThis.dataLayer = []
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  database.refuses = 'large'
  bring('a', 'b', 'large', 'c')
  await expect.poll(() => written.at(-1)?.photos.map(({ id }) => id)).toEqual(['a', 'b', 'large', 'c'])
  expect(database.filed).toEqual(['a', 'b', 'c'])
})

it('photos are removed once a collage is opened that does not begin with them', async () => {
  const left = written.at(-1)?.draftId
  openDocument({ pages: [page], draftId: 'another' })
  expect(database.deleted).toEqual([left])
  const before = written.length
  bring('a', 'b')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(written).toHaveLength(before)
})
