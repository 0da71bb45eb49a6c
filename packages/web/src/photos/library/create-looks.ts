import { MOST_LOOKS, type PhotoWork } from '../workers/photo-work.ts'
import { atMost } from './at-most.ts'
import type { LibraryPhoto } from './library-photo.ts'

interface Shelves {
  photoOf(id: string): LibraryPhoto | undefined
  put(photo: LibraryPhoto): void
  small(id: string): ImageBitmap | undefined
}

/** Has photos looked at, a few at a time: a copy of each is on its way meanwhile. */
export function createLooks(work: PhotoWork, { photoOf, put, small }: Shelves) {
  const inTurn = atMost(MOST_LOOKS)
  const pending = new Map<string, Promise<void>>()

  async function lookAt(id: string): Promise<void> {
    const [photo, bitmap, look] = [photoOf(id), small(id), work.look]
    if (photo?.state !== 'IMAGE' || !bitmap || !look) return
    // Whatever goes wrong, a photo that nobody has looked at is a photo all the same.
    const content = await look(bitmap, photo.rotation).catch(() => undefined)
    const now = photoOf(id)
    if (content && now?.state === 'IMAGE') put({ ...now, content })
  }

  return {
    look(id: string): void {
      const looking = inTurn(() => lookAt(id)).finally(() => pending.delete(id))
      pending.set(id, looking)
    },
    async lookedAt(ids: readonly string[]): Promise<void> {
      await Promise.all(ids.flatMap((id) => pending.get(id) ?? []))
    },
  }
}
