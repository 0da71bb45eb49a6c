import type { PhotoContent, PhotoError } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'

/** Where a photo comes from. */
export type PhotoType = 'computer' | 'quotes' | 'instagram' | 'other'

interface AnyPhoto {
  readonly id: string
  readonly name: string
  readonly photoType: PhotoType
  /** The same for the same content; known once the file was read. */
  readonly uniqueFileId: string | undefined
  /** In how many slots it is. */
  readonly used: number
  /** Its id on the server; undefined while only this computer has it. */
  readonly serverId: string | undefined
}

export interface LoadedPhoto extends AnyPhoto {
  readonly state: 'IMAGE'
  /** The original's pixels as stored, before any turning. */
  readonly width: number
  readonly height: number
  /** What turns the stored pixels upright: the camera's orientation, or what the customer made of it. */
  readonly rotation: Rotation
  /** Milliseconds, where the file says so. */
  readonly takenAt: number | undefined
  /** What it shows, once it was looked at. It never leaves this computer. */
  readonly content?: PhotoContent | undefined
  /** A small copy, not turned. */
  readonly thumbUrl: string
}

export type FailedPhoto = AnyPhoto & { readonly state: 'ERROR'; readonly error: PhotoError }

export type LibraryPhoto = (AnyPhoto & { readonly state: 'LOADING' }) | FailedPhoto | LoadedPhoto

/** A file that was not taken. One that a slot still waits for is something else. */
export function isRefused(photo: LibraryPhoto): photo is FailedPhoto {
  return photo.state === 'ERROR' && photo.used === 0 && photo.photoType === 'computer'
}
