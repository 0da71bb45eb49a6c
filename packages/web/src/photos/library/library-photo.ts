import type { PhotoContent, PhotoError } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'

/** Where a photo comes from. */
export type PhotoType = 'computer' | 'quotes' | 'instagram' | 'other'

interface AnyPhoto {
  readonly id: string
  readonly name: string
  readonly photoType: PhotoType
  /** Equal for equal content; known once the file has been read. */
  readonly uniqueFileId: string | undefined
  /** The number of slots that show it. */
  readonly used: number
  /** Its id on the server; undefined while only this computer has it. */
  readonly serverId: string | undefined
}

export interface LoadedPhoto extends AnyPhoto {
  readonly state: 'IMAGE'
  /** The original's stored pixels, before any turn. */
  readonly width: number
  readonly height: number
  /** The turn that makes the stored pixels upright: the camera's orientation, or the customer's choice. */
  readonly rotation: Rotation
  /** Milliseconds, if the file says so. */
  readonly takenAt: number | undefined
  /** What the photo shows, once it has been analysed. It never leaves this computer. */
  readonly content?: PhotoContent | undefined
  /** A small copy, not turned. */
  readonly thumbUrl: string
}

export type FailedPhoto = AnyPhoto & {
  readonly state: 'ERROR'
  readonly error: PhotoError
  /** Whether its file is here and only could not be shown: a save can send it. */
  readonly isKept?: boolean
  /** Brings it once more; set where a worker died over it, which says nothing about its file. */
  readonly again?: (() => Promise<unknown>) | undefined
  /** What its draft knows of it. */
  readonly facts?: Pick<LoadedPhoto, 'width' | 'height' | 'rotation'> | undefined
}

export type LibraryPhoto = (AnyPhoto & { readonly state: 'LOADING' }) | FailedPhoto | LoadedPhoto

/**
 * Whether the file was refused. One that is here all the same, that can be tried again, or that a slot still waits for,
 * was not.
 */
export function isRefused(photo: LibraryPhoto): photo is FailedPhoto {
  return photo.state === 'ERROR' && !photo.isKept && !photo.again && photo.used === 0 && photo.photoType === 'computer'
}
