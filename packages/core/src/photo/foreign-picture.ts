import type { Size } from '../geometry/index.ts'
import type { FilePart } from './jpeg-segments.ts'
import type { ForeignFormat } from './photo-formats.ts'

/** What a picture that is not a JPEG tells before it is decoded. */
export interface ForeignPicture {
  readonly format: ForeignFormat
  readonly size: Size
  /** The colour profile; in PNG compressed by zlib. */
  readonly profile: FilePart | undefined
  /** A TIFF block written by the camera. */
  readonly exif: FilePart | undefined
}
