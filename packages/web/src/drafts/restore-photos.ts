import { usesOnPages } from '@collagerie/core/collage'
import type { Rotation } from '@collagerie/core/placement'
import { useDocument } from '../document/document-store.ts'
import { addStoredUnread, removePhoto, restore, serverPhotoBytes, syncUsed } from '../photos/library-store.ts'
import { quoteById, storedQuoteBytes } from '../photos/quotes/stored-quote.ts'
import { readPhoto } from './draft-database.ts'
import type { Draft, DraftPhoto } from './draft-record.ts'

/** Restores a draft's photos to the library, in their order. A photo without its bytes is shown as missing. */
export function restorePhotos({ photos }: Pick<Draft, 'photos'>, files: ReadonlyMap<string, Blob>): void {
  for (const photo of photos) {
    const file = files.get(photo.id)
    const isStored = !file && photo.serverId !== undefined
    void (isStored ? bringStored(photo) : bringFile(photo, file ?? new Blob())).then(() => syncTile(photo))
  }
}

/** The bytes this browser has of a draft's photos, by id. */
export async function draftFiles({
  draftId,
  photos,
}: Pick<Draft, 'draftId' | 'photos'>): Promise<ReadonlyMap<string, Blob>> {
  const files = new Map<string, Blob>()
  await Promise.all(
    photos.map(async ({ id }) => {
      const file = await readPhoto(draftId, id)
      if (file) files.set(id, file)
    }),
  )
  return files
}

async function bringFile(photo: DraftPhoto, file: Blob): Promise<void> {
  const { id, name, photoType, serverId, uniqueFileId, facts, content } = photo
  await restore({ id, name, photoType, serverId, uniqueFileId, facts, content, file })
}

async function bringStored(photo: DraftPhoto): Promise<void> {
  const { id, name, photoType, uniqueFileId = id, content } = photo
  const unread = { id, name, photoType, uniqueFileId }
  await addStoredUnread(unread, async () => {
    const facts = photo.facts ?? (await inspectedFacts(photo).catch(() => UNKNOWN))
    const bytes = photoType === 'quotes' ? storedQuoteBytes(id) : uploadBytes(photo, facts)
    return { ...unread, bytes, content, ...facts }
  })
}

type Facts = NonNullable<DraftPhoto['facts']>

const UPRIGHT: Rotation = 0
const UNKNOWN: Facts = { width: 1, height: 1, rotation: UPRIGHT }

/** The original supplies what the draft lacks. */
async function inspectedFacts(photo: DraftPhoto): Promise<Facts> {
  if (photo.photoType === 'quotes') return { ...(await quoteById(photo.id)).fullformat, rotation: UPRIGHT }
  const { inspected } = await uploadBytes(photo, UNKNOWN).open(Number.POSITIVE_INFINITY)
  return inspected
}

function uploadBytes({ id, photoType }: DraftPhoto, { width, height }: Facts) {
  const src = `/api/photo/${encodeURIComponent(id)}`
  return serverPhotoBytes({ src, orgWidth: width, orgHeight: height, unique: id, type: photoType })
}

/** A tile shows at once whether it is used, and a photo the customer removed stays removed. */
function syncTile({ id, isOffered }: DraftPhoto): void {
  const { pages } = useDocument.getState()
  if (pages) syncUsed(usesOnPages(pages))
  if (!isOffered) removePhoto(id)
}
