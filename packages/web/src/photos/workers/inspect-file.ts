import { checkFile, contentHash, type FileCheck, isTooBig } from '@collagerie/core/photo'
import { exifTurn } from '@collagerie/core/placement'
import type { PhotoAnswer } from './photo-job.ts'

/** Nearly every header ends before that; where it does not, the whole file is read. */
const HEAD_BYTES = 262_144
/** How a file is told from others: its length, and pieces of it spread evenly from its first byte to its last. */
const PIECES = 8
const PIECE_BYTES = 32_768

/** Says what a file is, from as little of it as that takes; one that cannot be read is one nobody has access to. */
export async function inspectFile(file: Blob): Promise<PhotoAnswer> {
  if (isTooBig(file.size)) return { kind: 'refused', error: 'ERROR_FILE_TO_BIG' }
  try {
    const check = await checkHeader(file)
    if (!check.ok) return { kind: 'refused', error: check.error }
    const { width, height, orientation, takenAt, exif } = check.header
    const uniqueFileId = await fingerprint(file)
    return { kind: 'inspected', inspected: { width, height, takenAt, exif, uniqueFileId, ...exifTurn(orientation) } }
  } catch {
    return { kind: 'refused', error: 'ERROR_NO_FILE_ACCESS' }
  }
}

async function checkHeader(file: Blob): Promise<FileCheck> {
  const check = checkFile(await bytesOf(file.slice(0, HEAD_BYTES)))
  return check.ok || file.size <= HEAD_BYTES ? check : checkFile(await bytesOf(file))
}

/**
 * The same for the same content. A photo's code differs from its first pixels on, so two photos of the same length that
 * agree in all pieces are one; hashing every byte would mean reading every file twice.
 */
async function fingerprint(file: Blob): Promise<string> {
  const gap = Math.max(PIECE_BYTES, (file.size - PIECE_BYTES) / (PIECES - 1))
  const pieces = Array.from({ length: PIECES }, (_, index) => {
    const start = Math.min(Math.floor(index * gap), file.size)
    return file.slice(start, start + PIECE_BYTES)
  })
  return hashOf(await bytesOf(new Blob([`${file.size} `, ...pieces])))
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}

/** Pages without TLS get no cryptography from the browser. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!self.isSecureContext) return contentHash(bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
