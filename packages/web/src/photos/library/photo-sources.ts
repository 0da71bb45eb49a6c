import type { PhotoContent } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import type { LibraryPhoto, LoadedPhoto, PhotoType } from './library-photo.ts'
import type { PhotoBytes } from './photo-bytes.ts'

export interface AddedFiles {
  /** The photos once each of them is shown or refused, a double only once. One that was cancelled is still loading. */
  readonly photos: Promise<readonly LibraryPhoto[]>
  /** How many files were left out because the library is full. */
  readonly ignored: number
}

/** A photo of another service, whose bytes are fetched and then are a file like any other. */
export interface FoundPhoto {
  readonly name: string
  readonly photoType: PhotoType
  readonly uniqueFileId: string
  fetch(signal: AbortSignal): Promise<Blob>
}

/** A photo the server has: one of a saved collage, or a quote. */
export interface StoredPhoto
  extends Pick<LoadedPhoto, 'name' | 'photoType' | 'width' | 'height' | 'rotation' | 'content'> {
  /** Its id on the server is its id here too. */
  readonly id: string
  readonly uniqueFileId: string
  readonly bytes: PhotoBytes
}

/** A photo as a draft kept it, under the id its collage knows it by. */
export interface KeptPhoto {
  readonly id: string
  readonly name: string
  readonly photoType: PhotoType
  readonly serverId: string | undefined
  /** A service's photo is known by the id the service gave it; a file by what it holds now. */
  readonly uniqueFileId: string | undefined
  /** How the customer turned it; otherwise the file's own tag counts. */
  readonly rotation: Rotation | undefined
  /** What it shows, where it was looked at. */
  readonly content?: PhotoContent | undefined
  readonly file: Blob
}
