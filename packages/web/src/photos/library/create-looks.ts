import { MOST_LOOKS, type PhotoWork } from '../workers/photo-work.ts'
import type { LibraryPhoto } from './library-photo.ts'

interface Library {
  photoOf(id: string): LibraryPhoto | undefined
  put(photo: LibraryPhoto): void
  small(id: string): ImageBitmap | undefined
  /** Whether photos are still being imported. */
  isBusy(): boolean
}

interface Look {
  readonly id: string
  /** Aborted once somebody waits for the result. */
  readonly leisure: AbortController
  isBegun: boolean
  /** Called once the photo is analysed or cannot be. */
  readonly hear: (() => void)[]
}

const isWanted = ({ leisure }: Look) => leisure.signal.aborted

/**
 * Has photos analysed, a few at a time, since each sends a copy to a worker. Photos that somebody waits for go at once;
 * all others when the last import is finished.
 */
export function createLooks(work: PhotoWork, { photoOf, put, small, isBusy }: Library) {
  const pending = new Map<string, Look>()

  async function lookAt({ id, leisure }: Look): Promise<void> {
    const [photo, bitmap, look] = [photoOf(id), small(id), work.look]
    if (photo?.state !== 'IMAGE' || !bitmap || !look) return
    // A photo that could not be analysed is still a photo.
    const content = await look(bitmap, photo.rotation, leisure.signal).catch(() => undefined)
    const now = photoOf(id)
    if (content && now?.state === 'IMAGE') put({ ...now, content })
  }

  /** Photos nobody waits for may queue behind imports in the workers, so they take nobody's place. */
  function next(): Look | undefined {
    const all = [...pending.values()]
    const begun = all.filter(({ isBegun }) => isBegun)
    const waiting = all.filter(({ isBegun }) => !isBegun)
    if (begun.filter(isWanted).length >= MOST_LOOKS) return undefined
    const wanted = waiting.find(isWanted)
    if (wanted || isBusy() || begun.length >= MOST_LOOKS) return wanted
    return waiting[0]
  }

  function goOn(): void {
    for (let look = next(); look; look = next()) void begin(look)
  }

  async function begin(look: Look): Promise<void> {
    look.isBegun = true
    await lookAt(look)
    if (pending.get(look.id) === look) pending.delete(look.id)
    for (const heard of look.hear) heard()
    goOn()
  }

  return {
    look(id: string): void {
      pending.set(id, { id, leisure: new AbortController(), isBegun: false, hear: [] })
      goOn()
    },
    /** Call it when the last photo has been imported. */
    goOn,
    async lookedAt(ids: readonly string[]): Promise<void> {
      const asked = ids.flatMap((id) => pending.get(id) ?? [])
      const looked = asked.map(({ hear }) => new Promise<void>((resolve) => hear.push(resolve)))
      for (const { leisure } of asked) leisure.abort()
      goOn()
      await Promise.all(looked)
    },
  }
}
