import { boxedPicture } from './boxed-picture.ts'
import type { ForeignPicture } from './foreign-picture.ts'
import { pngPicture } from './png-picture.ts'
import { type ExifFacts, NO_EXIF, readExif } from './read-exif.ts'
import { webpPicture } from './webp-picture.ts'

/** Reads a file by its content alone; undefined if it is none of these or has no size. */
export function readForeignPicture(bytes: Uint8Array): ForeignPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pngPicture(view) ?? webpPicture(view) ?? boxedPicture(view)
}

/** When it was taken. The orientation is left out, since browsers turn such pictures while decoding. */
export function dateFactsOf(bytes: Uint8Array, { exif }: ForeignPicture): ExifFacts {
  if (!exif) return NO_EXIF
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { ...readExif(view, exif.start, exif.end), orientation: NO_EXIF.orientation }
}
