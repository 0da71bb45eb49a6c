import { BASE_PIXELS, leavesSlot, nextPhotoState, type PhotoError } from '@collagerie/core/photo'
import type { DecodedPhoto } from '../workers/photo-job.ts'
import { PoolFailure } from '../workers/worker-pool.ts'
import type { FailedPhoto, LibraryPhoto, LoadedPhoto } from './library-photo.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PhotoRecords } from './photo-records.ts'
import type { KeptPhoto } from './photo-sources.ts'
import type { PictureLevels } from './picture-levels.ts'

/** What a photo is shown with; the file only if it is on this computer. */
interface Shown {
  readonly facts: Pick<LoadedPhoto, 'width' | 'height' | 'rotation' | 'takenAt' | 'content'>
  readonly bytes: PhotoBytes
  readonly decoded: DecodedPhoto
  readonly file?: Blob
}

/** What is left of a photo that could not be shown. */
export interface LeftOfPhoto {
  /** The photo in its draft, which outlives a worker that dies over it. */
  readonly kept?: Pick<KeptPhoto, 'file' | 'facts'>
  /** Brings it once more. */
  readonly again?: FailedPhoto['again']
}

interface Parts {
  readonly records: PhotoRecords
  readonly levels: PictureLevels
  readonly files: PhotoFiles
  analyse(id: string): void
}

export type Endings = ReturnType<typeof createEndings>

/** How a photo arrives: it is shown, or has failed. */
export function createEndings({ records: { photoOf, put }, levels, files, analyse }: Parts) {
  const failureListeners = new Set<(id: string) => void>()

  function show(id: string, { facts, bytes, decoded, file }: Shown): LibraryPhoto {
    const photo = photoOf(id)
    if (!photo || nextPhotoState(photo.state, 'loaded') !== 'IMAGE') {
      decoded.bitmap.close()
      decoded.small?.close()
      throw new PoolFailure('cancelled')
    }
    if (file) files.keep(id, file)
    const { width, height, rotation, takenAt, content } = facts
    levels.put(id, { bytes, size: { width, height }, firstSide: BASE_PIXELS[photo.photoType], decoded })
    const thumbUrl = decoded.thumb ? URL.createObjectURL(decoded.thumb) : ''
    const shown = put({ ...photo, state: 'IMAGE', width, height, rotation, takenAt, content, thumbUrl })
    if (!content && photo.photoType !== 'quotes') analyse(id)
    return shown
  }

  /** Marks a photo as failed. Listeners hear of it if it must leave its slots, because its bytes are nowhere else. */
  function fail(id: string, error: PhotoError, { kept, again }: LeftOfPhoto = {}): LibraryPhoto | undefined {
    const photo = photoOf(id)
    if (!photo || photo.state === 'ERROR') return photo
    const { name, photoType, uniqueFileId, used, serverId } = photo
    if (photo.state === 'IMAGE') URL.revokeObjectURL(photo.thumbUrl)
    levels.forget(id)
    files.forget(id)
    // A save sends it from here.
    if (kept) files.keep(id, kept.file)
    const state = nextPhotoState(photo.state, 'failed')
    const failed = put({
      id,
      name,
      photoType,
      uniqueFileId,
      used,
      serverId,
      state: 'ERROR',
      error,
      again,
      ...(kept && { isKept: true, facts: kept.facts }),
    })
    if (leavesSlot(state, kept !== undefined || serverId !== undefined))
      for (const listener of failureListeners) listener(id)
    return failed
  }

  /** Calls back when a photo that only this computer has fails. Returns a function that stops it. */
  function onPhotoFailed(listener: (id: string) => void): () => void {
    failureListeners.add(listener)
    return () => failureListeners.delete(listener)
  }

  return { show, fail, onPhotoFailed }
}
