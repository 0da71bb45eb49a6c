import { type CollagePage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import type { PrintContent } from '../content/read-content.ts'
import { PrintFailure } from '../job/print-failure.ts'
import type { PrintJob } from '../job/print-job.ts'
import { type Original, readOriginal } from './original.ts'

/** The originals a page shows, by photo id. Throws at the first slot that cannot be printed. */
export async function readOriginals(
  page: CollagePage,
  pageNumber: number,
  { photoFile, signal }: PrintJob,
  { quotes }: PrintContent,
): Promise<ReadonlyMap<string, Original>> {
  const [empty] = emptySlots(page)
  if (empty) throw new PrintFailure('empty-slot', '', { page: pageNumber, slot: empty.slot })
  const originals = new Map<string, Original>()
  for (const { slot, photo } of shownPhotos(page)) {
    if (signal?.aborted) throw new PrintFailure('cancelled')
    if (originals.has(photo.id)) continue
    const place = { page: pageNumber, slot, photo: photo.id }
    const own = await photoFile(photo.id)
    const file = own ?? quotes.get(photo.id)
    if (file === undefined) throw new PrintFailure('missing-photo', '', place)
    originals.set(photo.id, { ...(await readOriginal(file, place)), isQuote: own === undefined })
  }
  return originals
}
