import type { Size } from '../geometry/index.ts'
import type { FilePart } from './jpeg-segments.ts'
import type { ForeignFormat } from './photo-formats.ts'

/** What a picture that is no JPEG says of itself before any pixel is decoded. */
export interface ForeignPicture {
  readonly format: ForeignFormat
  readonly size: Size
  /** The colour profile, in PNG packed as zlib does. */
  readonly profile: FilePart | undefined
  /** A TIFF block with the facts a camera wrote. */
  readonly exif: FilePart | undefined
}
