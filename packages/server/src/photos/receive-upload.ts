import { isPhotoName, MOST_FILE_BYTES } from '@collagerie/core/photo'
import { type PhotoOrigin, photoOriginSchema } from '@collagerie/protocol'
import type { FastifyRequest } from 'fastify'
import { parse } from 'valibot'
import { FORM_OVERHEAD_BYTES } from '../http/body-bounds.ts'
import { HttpFailure } from '../http/errors.ts'
import { formParts } from '../http/form-parts.ts'
import type { Blobs, StagedBlob } from '../storage/blobs.ts'

/** One byte more than allowed shows that a file is too large; the rest is not written. */
const LIMITS = { fileSize: MOST_FILE_BYTES + 1, files: 1, fields: 10, parts: 11, fieldSize: 1000 }

export interface ReceivedUpload {
  readonly staged: StagedBlob
  /** Undefined if the caller named none. */
  readonly suggestedRotation: string | undefined
  readonly origin: PhotoOrigin
  /** Whether it is sent before a save asks for it: nothing is lost if it is refused. */
  readonly isAhead: boolean
}

/** The most bytes an upload can have, by its Content-Length: known before any of it is read. */
export function announcedBytes(request: FastifyRequest): number {
  if (!request.isMultipart()) throw new HttpFailure('brokenUpload')
  const announced = Number(request.headers['content-length'] ?? MOST_FILE_BYTES)
  if (announced > MOST_FILE_BYTES + FORM_OVERHEAD_BYTES) throw new HttpFailure('fileTooBig')
  return announced
}

/** Streams the form's `file` into a staged blob. The caller must keep or discard it. */
export async function receiveUpload(request: FastifyRequest, blobs: Blobs): Promise<ReceivedUpload> {
  let staged: StagedBlob | undefined
  let isPhoto = false
  const fields = new Map<string, unknown>()
  try {
    for await (const part of formParts(request, LIMITS)) {
      if (part.type === 'file' && part.fieldname === 'file') {
        isPhoto = isPhotoName(part.filename ?? '')
        staged = await blobs.stage(part.file)
      } else if (part.type === 'file') part.file.resume()
      else fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    await staged?.discard()
    throw isSystemError(error) ? error : new HttpFailure('brokenUpload', { cause: error })
  }
  if (staged === undefined) throw new HttpFailure('brokenUpload')
  if (!isPhoto) {
    await staged.discard()
    throw new HttpFailure('notJpeg')
  }
  const rotation = fields.get('suggestedRotation')
  const suggestedRotation = typeof rotation === 'string' ? rotation : undefined
  const origin = parse(photoOriginSchema, Object.fromEntries(fields))
  return { staged, suggestedRotation, origin, isAhead: fields.get('ahead') === 'true' }
}

/** A full disk is our fault, a broken form the caller's. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
