// @vitest-environment happy-dom
import { MOST_FILE_BYTES } from '@collagerie/core/photo'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { useToastQueue } from '../ui/toast-queue.ts'
import { useTakeFiles } from './use-take-files.ts'

afterEach(() => {
  cleanup()
  useLibrary.setState({ photos: {}, order: [] })
  useToastQueue.setState({ toasts: [] })
})

/** What is said when so many files are taken that are too big to be read. */
async function saidOf(count: number): Promise<readonly string[]> {
  let take: ReturnType<typeof useTakeFiles> | undefined
  function Taker() {
    take = useTakeFiles()
    return null
  }
  renderFrench(<Taker />)
  const bytes = new Uint8Array(MOST_FILE_BYTES + 1)
  await act(async () => take?.(Array.from({ length: count }, (_, index) => new File([bytes], `huge${index}.jpg`))))
  return useToastQueue.getState().toasts.map(({ text }) => text)
}

it('names the one file that is refused', async () => {
  expect(await saidOf(1)).toEqual(['huge0.jpg: Fichier trop volumineux (max. 25 Mo).'])
})

it('counts several files that are refused in one sentence', async () => {
  expect(await saidOf(3)).toEqual([
    "3 fichiers n'ont pas pu être ajoutés. Seuls les fichiers .jpg sont acceptés, 25 Mo au maximum.",
  ])
})

it('says how many files beyond the maximum are ignored', async () => {
  const photos = Array.from({ length: 149 }, (_, index) => loadedPhoto(String(index)))
  useLibrary.setState({
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    order: photos.map(({ id }) => id),
  })
  expect(await saidOf(3)).toEqual([
    'Vous pouvez choisir 150 photos au maximum. 2 photos de trop ont été ignorées.',
    'huge0.jpg: Fichier trop volumineux (max. 25 Mo).',
  ])
})
