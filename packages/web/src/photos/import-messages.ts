import type { FileError } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'

export interface ImportRequest {
  readonly id: string
  readonly file: File
}

/** Pixels as stored in the file, mirrored where its tag says so; `rotation` is what turns them upright. */
export interface ImportedPhoto {
  readonly ok: true
  readonly width: number
  readonly height: number
  readonly rotation: Rotation
  readonly bitmap: ImageBitmap
}

export interface ImportAnswer {
  readonly id: string
  readonly result: ImportedPhoto | { readonly ok: false; readonly error: FileError }
}
