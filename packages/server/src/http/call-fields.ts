import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { inTurns } from '../turns/in-turns.ts'
import { FORM_OVERHEAD_BYTES, LONG_TEXT, LONGEST_TEXT } from './body-bounds.ts'
import { HttpFailure } from './errors.ts'
import { MOST_FIELDS } from './form-fields.ts'
import { formParts } from './form-parts.ts'
import { plainNewlineSteps } from './plain-newline-steps.ts'

/** The only field that may be a file: JSON that a script packed as one. */
export const PACKED = 'upload'

/** The fields of a call, sent as JSON, form variables or form data. A missing body means no fields. */
export async function callFields(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = request.isMultipart() ? await formData(request).catch(refuseBroken) : request.body
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpFailure('badRequest')
  return { ...body }
}

async function formData(request: FastifyRequest): Promise<Record<string, unknown>> {
  const bodyLimit = Math.min(request.routeOptions.bodyLimit ?? LONGEST_TEXT, LONGEST_TEXT)
  // A larger body is refused unread.
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit + FORM_OVERHEAD_BYTES)
    throw new HttpFailure('bodyTooLarge')
  const limits = { fields: MOST_FIELDS, files: 1, parts: MOST_FIELDS, fieldSize: bodyLimit, fileSize: bodyLimit }
  const fields = new Map<string, unknown>()
  for await (const part of formParts(request, limits)) {
    if (part.type === 'file') {
      if (part.fieldname !== PACKED) throw new HttpFailure('badRequest')
      const bytes = await part.toBuffer()
      if (part.file.truncated) throw new HttpFailure('bodyTooLarge')
      fields.set(PACKED, bytes.toString('utf8'))
    } else if (part.valueTruncated) throw new HttpFailure('bodyTooLarge')
    else fields.set(part.fieldname, typeof part.value === 'string' ? await withPlainLines(part.value) : part.value)
  }
  return Object.fromEntries(fields)
}

async function withPlainLines(text: string): Promise<string> {
  if (text.length > LONG_TEXT) await nextTurn()
  return inTurns(plainNewlineSteps(text))
}

/** Errors of the form data parser are the caller's mistake; they have a code only for an exceeded limit. */
function refuseBroken(error: unknown): never {
  const isNamed = error instanceof HttpFailure || (error instanceof Error && 'code' in error)
  throw isNamed ? error : new HttpFailure('badRequest', { cause: error })
}
