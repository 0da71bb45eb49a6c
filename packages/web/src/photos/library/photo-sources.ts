import type { PhotoContent } from '@collagerie/core/photo'
import type { LibraryPhoto, LoadedPhoto, PhotoType } from './library-photo.ts'
import type { PhotoBytes } from './photo-bytes.ts'

export interface AddedFiles {
  /** Resolves once each photo is shown or refused; a double counts once. Cancelled photos are still loading. */
  readonly photos: Promise<readonly LibraryPhoto[]>
  /** The number of files left out because the library is full. */
  readonly ignored: number
}

/** A photo of another service; once fetched, it is treated like a file. */
export interface FoundPhoto {
  readonly name: string
  readonly photoType: PhotoType
  readonly uniqueFileId: string
  fetch(signal: AbortSignal): Promise<Blob>
}

/** A photo the server has: from a saved collage, or a quote. */
export interface StoredPhoto
  extends Pick<LoadedPhoto, 'name' | 'photoType' | 'width' | 'height' | 'rotation' | 'content'> {
  /** The server's id, which is also the id here. */
  readonly id: string
  readonly uniqueFileId: string
  readonly bytes: PhotoBytes
}

/** A photo of the server of which no more is known yet. */
export type UnreadPhoto = Pick<StoredPhoto, 'id' | 'name' | 'photoType' | 'uniqueFileId'>

/** A photo of a draft, under the id its collage uses. */
export interface KeptPhoto {
  readonly id: string
  readonly name: string
  readonly photoType: PhotoType
  readonly serverId: string | undefined
  /** A service's photo is identified by the service's id, a file by its present content. */
  readonly uniqueFileId: string | undefined
  /** Its size, and how the customer turned it; undefined if the file's tag counts. */
  readonly facts?: Pick<LoadedPhoto, 'width' | 'height' | 'rotation'> | undefined
  /** What the photo shows, if it was analysed. */
  readonly content?: PhotoContent | undefined
  readonly file: Blob
}
