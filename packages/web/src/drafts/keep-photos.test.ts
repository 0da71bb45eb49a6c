// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import type * as DraftDatabase from './draft-database.ts'
import { keepPhotos } from './keep-photos.ts'
import type { LoosePhotos } from './loose-photos.ts'

const written = vi.hoisted(() => [] as LoosePhotos[])

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  writePhoto: async () => undefined,
  writeLoosePhotos: async (loose: LoosePhotos) => void written.push(loose),
}))
vi.mock('./draft-lock.ts', () => ({ holdDraft: async () => true }))
vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))

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
