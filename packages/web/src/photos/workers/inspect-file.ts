import { checkFile, contentHash, isTooBig } from '@collagerie/core/photo'
import { exifTurn } from '@collagerie/core/placement'
import type { PhotoAnswer } from './photo-job.ts'

/** Reads a file once and says what it is; a file that cannot be read is one nobody has access to. */
export async function inspectFile(file: Blob): Promise<PhotoAnswer> {
  if (isTooBig(file.size)) return { kind: 'refused', error: 'ERROR_FILE_TO_BIG' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'refused', error: 'ERROR_NO_FILE_ACCESS' }
  const check = checkFile(new Uint8Array(bytes))
  if (!check.ok) return { kind: 'refused', error: check.error }
  const { width, height, orientation, takenAt, exif } = check.header
  const uniqueFileId = await hashOf(bytes)
  return { kind: 'inspected', inspected: { width, height, takenAt, exif, uniqueFileId, ...exifTurn(orientation) } }
}

/** Pages without TLS get no cryptography from the browser. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  if (!self.isSecureContext) return contentHash(new Uint8Array(bytes))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
