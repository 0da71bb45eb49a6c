// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type * as DraftDatabase from './draft-database.ts'
import type { DraftPhoto } from './draft-record.ts'
import { type LoosePhotos, newLoosePhotos } from './loose-photos.ts'
import { rememberTabDraft } from './tab-draft.ts'

const facts = { width: 400, height: 300, rotation: 90 } as const
const photos = ['-2', '-3', '-4'].map(
  (id): DraftPhoto => ({ id, name: `${id}.jpg`, photoType: 'computer', facts, isOffered: true }),
)
const stored = newLoosePhotos({ draftId: 'before', updatedAt: 0, photos })
const written = vi.hoisted(() => [] as LoosePhotos[])

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  readLoosePhotos: async () => stored,
  readPhoto: async () => new Blob(['photo']),
  writePhoto: async () => undefined,
  writeLoosePhotos: async (loose: LoosePhotos) => void written.push(loose),
}))
vi.mock('./draft-lock.ts', () => ({ holdDraft: async () => true, letGoOfDraft: () => undefined }))
vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))

/** A page that is loaded anew, whose workers read nothing. */
async function reload(workers: 'never answer' | 'die') {
  vi.resetModules()
  const { photoWork } = await import('../photos/workers/photo-work.ts')
  const { PoolFailure } = await import('../photos/workers/worker-pool.ts')
  const library = await import('../photos/library-store.ts')
  vi.spyOn(photoWork, 'inspect').mockImplementation(() =>
    workers === 'die' ? Promise.reject(new PoolFailure('crashed')) : new Promise(() => undefined),
  )
  const { tabPhotos } = await import('./tab-photos.ts')
  tabPhotos.remember('before')
  await (await import('./keep-photos.ts')).keepPhotos()
  return library
}

beforeEach(() => {
  written.splice(0)
})

it('photos that are still being read back stay in the record as they were', async () => {
  const { useLibrary } = await reload('never answer')
  await expect.poll(() => written.at(-1)?.photos).toEqual(photos)
  expect(Object.values(useLibrary.getState().photos).map(({ state }) => state)).toEqual(photos.map(() => 'LOADING'))
})

it('so do photos whose workers died, until the customer removes them', async () => {
  const { useLibrary, removePhoto } = await reload('die')
  await expect
    .poll(() => Object.values(useLibrary.getState().photos).every(({ state }) => state === 'ERROR'))
    .toBe(true)
  await expect.poll(() => written.at(-1)?.photos).toEqual(photos)
  removePhoto('-3')
  await expect.poll(() => written.at(-1)?.photos.map(({ id }) => id)).toEqual(['-2', '-4'])
})

it('so do those brought beside the draft of another collage, which this tab had left', async () => {
  rememberTabDraft('another')
  const { useLibrary } = await reload('never answer')
  expect(useLibrary.getState().order).toEqual(photos.map(({ id }) => id))
})
