// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { useLibrary } from '../photos/library-store.ts'
import { hugeFile } from '../photos/testing/huge-file.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useToastQueue } from '../ui/toast-queue.ts'
import { takeFiles } from './take-files.ts'

afterEach(() => {
  useLibrary.setState({ photos: {}, order: [] })
  useToastQueue.setState({ toasts: [] })
})

const TOO_BIG = { key: 'fileservice.ERROR_FILE_TO_BIG' }

/** The notice about `count` files that are too large to read. */
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
