import { MOST_LOOKS, type PhotoWork } from '../workers/photo-work.ts'
import type { LibraryPhoto } from './library-photo.ts'

interface Shelves {
  photoOf(id: string): LibraryPhoto | undefined
  put(photo: LibraryPhoto): void
  small(id: string): ImageBitmap | undefined
  /** Whether photos are still on their way here. */
  isBusy(): boolean
}

interface Look {
  readonly id: string
  /** Aborted once somebody waits for it. */
  readonly leisure: AbortController
  isBegun: boolean
  /** Called once it was looked at, or cannot be. */
  readonly hear: (() => void)[]
}

const isWanted = ({ leisure }: Look) => leisure.signal.aborted

/**
 * Has photos looked at, a few at a time, as a copy of each is on its way meanwhile: what somebody waits for at once, all
 * else when the last photo that was given is in.
 */
export function createLooks(work: PhotoWork, { photoOf, put, small, isBusy }: Shelves) {
  const pending = new Map<string, Look>()

  async function lookAt({ id, leisure }: Look): Promise<void> {
    const [photo, bitmap, look] = [photoOf(id), small(id), work.look]
    if (photo?.state !== 'IMAGE' || !bitmap || !look) return
    // Whatever goes wrong, a photo that nobody has looked at is a photo all the same.
    const content = await look(bitmap, photo.rotation, leisure.signal).catch(() => undefined)
    const now = photoOf(id)
    if (content && now?.state === 'IMAGE') put({ ...now, content })
  }

  /** What nobody waits for may be kept waiting in the workers by what is coming in: it takes nobody's place. */
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
    /** To be called when the last photo has come. */
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
