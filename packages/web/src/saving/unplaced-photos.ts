import { type Collage, photosOnPages } from '@collagerie/core/collage'
import type { LocalPhoto } from '@collagerie/core/saving'
import type { LibraryPhoto } from '../photos/library-store.ts'

/** A save sends unplaced photos only up to this size, so that nobody waits long for them. */
export const MOST_UNPLACED_BYTES = 40_000_000

interface Library {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  readonly order: readonly string[]
}

/** The photos at hand that have no slot: the customer means to use them yet. Quotes are there for everybody. */
function unplacedIn(pages: Collage, { photos, order }: Library): readonly LibraryPhoto[] {
  const placed = new Set(photosOnPages(pages))
  return order.flatMap((id) => {
    const photo = photos[id]
    return photo?.state === 'IMAGE' && photo.photoType !== 'quotes' && !placed.has(id) ? [photo] : []
  })
}

/** Those the server has, which a save can name. */
export function unplacedOnServer(pages: Collage, library: Library): readonly string[] {
  return unplacedIn(pages, library).flatMap(({ id, serverId }) => (serverId === undefined ? [] : [id]))
}

/** Those to send with a save, in the order they were chosen, and no more than it can carry beside the collage. */
export function unplacedToSend(pages: Collage, library: Library, fileOf: FileOf): readonly LocalPhoto[] {
  return withinReach(
    unplacedIn(pages, library).filter(({ serverId }) => serverId === undefined),
    fileOf,
  )
}

/** Those of the given ids to send once more, since another account has them: as many as the first time. */
export function unplacedToSendAnew(
  pages: Collage,
  library: Library,
  fileOf: FileOf,
  ids: readonly string[],
): readonly LocalPhoto[] {
  return withinReach(
    unplacedIn(pages, library).filter(({ id }) => ids.includes(id)),
    fileOf,
  )
}

type FileOf = (id: string) => Blob | undefined

function withinReach(photos: readonly LibraryPhoto[], fileOf: FileOf): readonly LocalPhoto[] {
  let room = MOST_UNPLACED_BYTES
  return photos.flatMap(({ id, name }) => {
    const bytes = fileOf(id)?.size ?? 0
    if (bytes === 0 || bytes > room) return []
    room -= bytes
    return [{ id, name, bytes }]
  })
}

/** The photos without a slot that an account may have listed with the collage, even if they cannot be shown. */
export function listedWithoutSlot(pages: Collage, { photos, order }: Library): readonly string[] {
  const placed = new Set(photosOnPages(pages))
  return order.filter((id) => {
    const photo = photos[id]
    return photo?.serverId !== undefined && photo.photoType !== 'quotes' && !placed.has(id)
  })
}

/** How many no account has got with the collage; `leftOut` are on the server, but the account refused them. */
export function unplacedNotKept(pages: Collage, library: Library, leftOut: readonly string[]): number {
  return unplacedIn(pages, library).filter(({ id, serverId }) => serverId === undefined || leftOut.includes(id)).length
}
