import type { ForeignPicture } from './foreign-picture.ts'
import { boxedPicture } from './picture-boxes.ts'
import { pngPicture } from './png-chunks.ts'
import { type ExifFacts, NO_EXIF, readExif } from './read-exif.ts'
import { webpPicture } from './webp-chunks.ts'

/** Reads a file by its content alone; nothing where it is none of these, or says nothing of its size. */
export function readForeignPicture(bytes: Uint8Array): ForeignPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pngPicture(view) ?? webpPicture(view) ?? boxedPicture(view)
}

/** When it was taken. How it is turned is left out: browsers turn such pictures themselves as they decode them. */
export function dateFactsOf(bytes: Uint8Array, { exif }: ForeignPicture): ExifFacts {
  if (!exif) return NO_EXIF
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { ...readExif(view, exif.start, exif.end), orientation: NO_EXIF.orientation }
}
