import { type Pages, photosOnPages } from '@collagerie/core/collage'
import type { LocalResource } from '@collagerie/core/saving'
import type { LibraryPhoto } from '../photos/library-store.ts'

/** A save sends what has no slot only as far as nobody waits long for it. */
export const MOST_WAITING_BYTES = 40_000_000

interface Library {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  readonly order: readonly string[]
}

/** The photos at hand that have no slot: the customer means to use them yet. Quotes are there for everybody. */
function waitingPhotos(pages: Pages, { photos, order }: Library): readonly LibraryPhoto[] {
  const placed = new Set(photosOnPages(pages))
  return order.flatMap((id) => {
    const photo = photos[id]
    return photo?.state === 'IMAGE' && photo.photoType !== 'quotes' && !placed.has(id) ? [photo] : []
  })
}

/** Those the server has, which a save can name. */
export function waitingOnServer(pages: Pages, library: Library): readonly string[] {
  return waitingPhotos(pages, library).flatMap(({ id, serverId }) => (serverId === undefined ? [] : [id]))
}

/** Those to send with a save, in the order they were chosen, and no more than it can carry beside the collage. */
export function waitingToSend(
  pages: Pages,
  library: Library,
  fileOf: (id: string) => Blob | undefined,
): readonly LocalResource[] {
  let room = MOST_WAITING_BYTES
  return waitingPhotos(pages, library).flatMap(({ id, name, serverId }) => {
    const bytes = fileOf(id)?.size ?? 0
    if (serverId !== undefined || bytes === 0 || bytes > room) return []
    room -= bytes
    return [{ id, name, bytes }]
  })
}

/** How many stay behind on this computer. */
export function waitingHereAlone(pages: Pages, library: Library): number {
  return waitingPhotos(pages, library).length - waitingOnServer(pages, library).length
}
