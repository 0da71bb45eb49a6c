// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { afterEach, expect, it, vi } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import type * as TakeIn from '../photos/add-to-library.ts'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { hugeFile } from '../photos/testing/huge-file.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useToastQueue } from '../ui/toast-queue.ts'
import { useEditorUi } from './editor-ui-store.ts'
import { takeFiles } from './take-files.ts'

/** Photos taken in without workers: what the files become is up to the test. */
const taken = vi.hoisted(() => ({ photos: undefined as Promise<LibraryPhoto[]> | undefined }))

vi.mock('../photos/add-to-library.ts', async (importOriginal) => {
  const { addToLibrary } = await importOriginal<typeof TakeIn>()
  return { addToLibrary: (files: readonly File[]) => taken.photos ?? addToLibrary(files) }
})

afterEach(() => {
  taken.photos = undefined
  useLibrary.setState({ photos: {}, order: [] })
  useToastQueue.setState({ toasts: [] })
})

const TOO_BIG = { key: 'fileservice.ERROR_FILE_TO_BIG' }

/** The toast about `count` files that are too large to read. */
async function saidOf(count: number) {
  await takeFiles(Array.from({ length: count }, (_, index) => hugeFile(`huge${index}.jpg`)))
  return useToastQueue.getState().toasts.map(({ words }) => words)
}

it('names the one file that is refused, and keeps no tile of it', async () => {
  expect(await saidOf(1)).toEqual([
    { key: 'photo.refused', values: { count: 1, names: ['huge0.jpg'], reason: TOO_BIG } },
  ])
  expect(useLibrary.getState().order).toEqual([])
})

it('says once of twenty files that they are refused, with their number, the first names and the reason', async () => {
  const [said, ...more] = await saidOf(20)
  expect(more).toEqual([])
  const names = Array.from({ length: 8 }, (_, index) => `huge${index}.jpg`)
  const others = { key: 'photo.others', values: { count: 12 } }
  expect(said).toEqual({ key: 'photo.refused', values: { count: 20, names: [...names, others], reason: TOO_BIG } })
  expect(useLibrary.getState().order).toEqual([])
})

it('says how many files beyond the maximum are ignored', async () => {
  const photos = Array.from({ length: 149 }, (_, index) => loadedPhoto(String(index)))
  useLibrary.setState({
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    order: photos.map(({ id }) => id),
  })
  expect((await saidOf(3)).map(({ key, values }) => [key, values?.['count']])).toEqual([
    ['photo.tooMany', 2],
    ['photo.refused', 1],
  ])
})

it('offers the photos to the collage they were dropped on, and to no other that is open by then', async () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: '',
    values: {},
  })
  const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
  const photos = ['-2', '-3'].map((id) => loadedPhoto(id))
  const files = photos.map(({ name }) => new File(['jpeg'], name))
  useLibrary.setState({ photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])), order: ['-2', '-3'] })
  openDocument({ pages: [page], draftId: 'first' })
  let arrive = (_photos: LibraryPhoto[]): void => undefined
  taken.photos = new Promise((resolve) => {
    arrive = resolve
  })
  const late = takeFiles(files)
  openDocument({ pages: [page], draftId: 'second' })
  arrive(photos)
  await late
  expect(useEditorUi.getState().offered).toEqual([])
  await takeFiles(files)
  expect(useEditorUi.getState().offered).toEqual(['-2', '-3'])
})
