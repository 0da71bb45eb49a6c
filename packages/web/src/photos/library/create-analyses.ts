import { MOST_ANALYSES, type PhotoWork } from '../workers/photo-work.ts'
import type { LibraryPhoto } from './library-photo.ts'

interface Library {
  photoOf(id: string): LibraryPhoto | undefined
  put(photo: LibraryPhoto): void
  small(id: string): ImageBitmap | undefined
  /** Whether photos are still being imported. */
  isBusy(): boolean
}

interface Analysis {
  readonly id: string
  /** Aborted once somebody waits for the result. */
  readonly leisure: AbortController
  isBegun: boolean
  /** Called once the photo is analysed or cannot be. */
  readonly hear: (() => void)[]
}

const isWanted = ({ leisure }: Analysis) => leisure.signal.aborted

/**
 * Has photos analysed, a few at a time, since each sends a copy to a worker. Photos that somebody waits for go at once;
 * all others when the last import is finished.
 */
export function createAnalyses(work: PhotoWork, { photoOf, put, small, isBusy }: Library) {
  const pending = new Map<string, Analysis>()

  async function carryOut({ id, leisure }: Analysis): Promise<void> {
    const [photo, bitmap, analyse] = [photoOf(id), small(id), work.analyse]
    if (photo?.state !== 'IMAGE' || !bitmap || !analyse) return
    // A photo that could not be analysed is still a photo.
    const content = await analyse(bitmap, photo.rotation, leisure.signal).catch(() => undefined)
    const now = photoOf(id)
    if (content && now?.state === 'IMAGE') put({ ...now, content })
  }

  /**
   * The next photo to begin. Those nobody waits for may be stuck behind imports in the workers, so they do not count
   * against the limit of those somebody waits for.
   */
  function next(): Analysis | undefined {
    const all = [...pending.values()]
    const begun = all.filter(({ isBegun }) => isBegun)
    const waiting = all.filter(({ isBegun }) => !isBegun)
    if (begun.filter(isWanted).length >= MOST_ANALYSES) return undefined
    const wanted = waiting.find(isWanted)
    if (wanted || isBusy() || begun.length >= MOST_ANALYSES) return wanted
    return waiting[0]
  }

  function goOn(): void {
    for (let analysis = next(); analysis; analysis = next()) void begin(analysis)
  }

  async function begin(analysis: Analysis): Promise<void> {
    analysis.isBegun = true
    await carryOut(analysis)
    if (pending.get(analysis.id) === analysis) pending.delete(analysis.id)
    for (const heard of analysis.hear) heard()
    goOn()
  }

  return {
    analyse(id: string): void {
      pending.set(id, { id, leisure: new AbortController(), isBegun: false, hear: [] })
      goOn()
    },
    /** Call it when the last photo has been imported. */
    goOn,
    async analysed(ids: readonly string[]): Promise<void> {
      const asked = ids.flatMap((id) => pending.get(id) ?? [])
      const done = asked.map(({ hear }) => new Promise<void>((resolve) => hear.push(resolve)))
      for (const { leisure } of asked) leisure.abort()
      goOn()
      await Promise.all(done)
    },
  }
}
