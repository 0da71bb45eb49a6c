import type { PhotoOrigin } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import type { Blobs, StoredBlob } from '../storage/blobs.ts'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import { photoKey } from '../storage/photo-key.ts'
import { removeAll } from '../storage/remove-all.ts'
import type { PhotoRow } from '../storage/schema.ts'
import { checkJpeg, refuseManyScans } from './check-jpeg.ts'
import type { PhotoRepository } from './photo-repository.ts'
import type { ReceivedUpload } from './receive-upload.ts'

const ROTATIONS = new Set(['0', '90', '180', '270'])

export interface PhotoService {
  /** Stores an upload, once per user and content, and returns its id. */
  keep(session: Session, upload: ReceivedUpload): Promise<string>
  /** Finds a photo of the caller. */
  find(session: Session, id: string): Promise<PhotoRow>
  bytesOf(photo: PhotoRow): Promise<StoredBlob>
}

export function createPhotoService(repository: PhotoRepository, blobs: Blobs, mostDecodingBytes: number): PhotoService {
  /**
   * A photo sent again takes its newest name, if one is given. Returns false if upkeep has already removed the photo;
   * once renewed, it is safe from upkeep.
   */
  async function renew(photo: PhotoRow, rotation: number | undefined, origin: PhotoOrigin): Promise<boolean> {
    const isThere = await repository.renew(photo.id, rotation ?? photo.suggested_rotation)
    if (isThere && origin.name !== '' && origin.name !== photo.name) await repository.setOrigin(photo.id, origin)
    return isThere
  }

  async function hasBytes(photo: PhotoRow): Promise<boolean> {
    const first = await blobs.openPart(photoKey(photo.id), { start: 0, end: 0 })
    first?.destroy()
    return first !== undefined
  }

  return {
    keep: async ({ userId }, { staged, suggestedRotation, origin, isAhead }) => {
      const { width, height, orientation, isOnePass } = await checkJpeg(staged, mostDecodingBytes)
      if (!isOnePass) await refuseManyScans(staged)
      const rotation =
        suggestedRotation !== undefined && ROTATIONS.has(suggestedRotation) ? Number(suggestedRotation) : undefined
      const stored = await repository.findByContent(userId, staged.hash)
      if (stored && (await renew(stored, rotation, origin))) {
        // Its bytes may have been lost since; here they are again.
        if (!(await hasBytes(stored))) await staged.keep(photoKey(stored.id))
        return stored.id
      }
      const photo: PhotoRow = {
        id: newId(),
        user_id: userId,
        content_hash: staged.hash,
        bytes: staged.bytes,
        width,
        height,
        orientation,
        suggested_rotation: rotation ?? 0,
        created_at: isoTime(0),
        name: origin.name,
        source: origin.source,
        external_id: origin.externalId,
      }
      // Bytes first: a row without them would be a photo that cannot be shown, while bytes without a row only take
      // room.
      await staged.keep(photoKey(photo.id))
      const remove = () => removeAll(blobs, [photoKey(photo.id)])
      const add = () =>
        repository.add(photo, isAhead).catch(async (error: unknown) => {
          // Only after a refusal is it certain that there is no row: a connection may break after the row was written.
          if (error instanceof HttpFailure) await remove()
          throw error
        })
      for (;;) {
        const outcome = await add()
        if (outcome === 'added') return photo.id
        const first = outcome === 'known' ? await repository.findByContent(userId, staged.hash) : undefined
        const isRenewed = first !== undefined && (await renew(first, rotation, origin))
        // What came first may have been removed again: then this one is needed after all.
        if (outcome === 'known' && !isRenewed) continue
        await remove()
        if (first === undefined) throw new HttpFailure('storageFull')
        return first.id
      }
    },

    find: async (session, id) => requireOwned(await repository.find(id), session, 'noFileAccess'),

    bytesOf: async (photo) => {
      const blob = await blobs.open(photoKey(photo.id))
      if (blob === undefined) throw new HttpFailure('noFileAccess')
      return blob
    },
  }
}
