import { isNoPhoto, type JpegHeader, readJpegHeader } from './jpeg-header.ts'
import { type FileError, isTooLarge, MOST_FILE_BYTES } from './photo-limits.ts'

export type FileCheck =
  | { readonly ok: true; readonly header: JpegHeader }
  | { readonly ok: false; readonly error: FileError }

/** Whether a file of this many bytes is worth reading at all. */
export function isTooBig(bytes: number): boolean {
  return bytes > MOST_FILE_BYTES
}

/** Whether a file has a photo's name. A file without a name, such as our own copy, is judged only by its bytes. */
export function isPhotoName(name: string): boolean {
  return name === '' || /\.jpe?g$/i.test(name)
}

/** Judges a file by its first bytes and its header; no pixel is decoded. */
export function checkFile(bytes: Uint8Array): FileCheck {
  if (isTooBig(bytes.length)) return { ok: false, error: 'ERROR_FILE_TO_BIG' }
  const header = readJpegHeader(bytes)
  if (!header.ok) {
    const { name } = header.failure
    return { ok: false, error: isNoPhoto(name) ? 'ERROR_NO_JPG_IMAGE' : 'ERROR_IMAGE_COULD_NOT_BE_LOADED' }
  }
  if (isTooLarge(header.value)) return { ok: false, error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' }
  return { ok: true, header: header.value }
}
