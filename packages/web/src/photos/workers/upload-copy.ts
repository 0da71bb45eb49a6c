import { withoutMetadata } from '@collagerie/core/photo'
import type { PhotoAnswer } from './photo-job.ts'

/** The photo without private metadata. It is composed of slices of the file, not copied. */
export async function uploadCopy(file: Blob): Promise<PhotoAnswer> {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'refused', error: 'ERROR_NO_FILE_ACCESS' }
  const pieces = withoutMetadata(new Uint8Array(bytes))
  if (!pieces.ok) return { kind: 'refused', error: 'ERROR_NO_JPG_IMAGE' }
  const parts = pieces.value.map((piece) => ('start' in piece ? file.slice(piece.start, piece.end) : piece))
  return { kind: 'uploadCopy', file: new Blob(parts, { type: 'image/jpeg' }) }
}
