import { checkFile, contentHash, type FileCheck, isPhotoName, isTooBig } from '@collagerie/core/photo'
import { exifTurn } from '@collagerie/core/placement'
import type { PhotoAnswer } from './photo-job.ts'

/** Nearly every header ends within this; otherwise the whole file is read. */
const HEAD_BYTES = 262_144
const TAIL_BYTES = 32_768

/** Identifies a file by its name and as few of its bytes as possible; an unreadable file counts as inaccessible. */
export async function inspectFile(file: Blob): Promise<PhotoAnswer> {
  if (file instanceof File && !isPhotoName(file.name)) return { kind: 'refused', error: 'ERROR_NO_JPG_IMAGE' }
  if (isTooBig(file.size)) return { kind: 'refused', error: 'ERROR_FILE_TO_BIG' }
  try {
    const ends = await endsOf(file)
    const check = await checkHeader(file, ends.subarray(0, HEAD_BYTES))
    if (!check.ok) return { kind: 'refused', error: check.error }
    const { width, height, orientation, takenAt, exif } = check.header
    const uniqueFileId = `${file.size}-${await hashOf(ends)}`
    return { kind: 'inspected', inspected: { width, height, takenAt, exif, uniqueFileId, ...exifTurn(orientation) } }
  } catch {
    return { kind: 'refused', error: 'ERROR_NO_FILE_ACCESS' }
  }
}

/**
 * A file's beginning and end. With its length they identify nearly every file, since photos differ from their first
 * pixels on. The few that agree are compared byte by byte, which spares reading all others twice.
 */
function endsOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const tail = file.slice(Math.max(HEAD_BYTES, file.size - TAIL_BYTES))
  return bytesOf(new Blob([file.slice(0, HEAD_BYTES), tail]))
}

async function checkHeader(file: Blob, head: Uint8Array): Promise<FileCheck> {
  const check = checkFile(head)
  return check.ok || file.size <= HEAD_BYTES ? check : checkFile(await bytesOf(file))
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}

/** Browsers offer no cryptography to pages without TLS. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!self.isSecureContext) return contentHash(bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
