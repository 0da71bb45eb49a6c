import type { FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'
import { MOST_FIELDS } from './form-fields.ts'
import { withoutReturns } from './without-returns.ts'

/** The one field that may come as a file: JSON that a script packed as one. */
const PACKED = 'upload'

/** What a call was sent, whether as JSON, as form variables or as form data. No body at all is no fields. */
export async function callFields(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = request.isMultipart() ? await formData(request).catch(refuseBroken) : request.body
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpFailure('badRequest')
  return { ...body }
}

async function formData(request: FastifyRequest): Promise<Record<string, unknown>> {
  const { bodyLimit } = request.routeOptions
  const limits = { fields: MOST_FIELDS, files: 1, parts: MOST_FIELDS, fieldSize: bodyLimit, fileSize: bodyLimit }
  const fields = new Map<string, unknown>()
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== PACKED) throw new HttpFailure('badRequest')
      const bytes = await part.toBuffer()
      if (part.file.truncated) throw new HttpFailure('bodyTooLarge')
      fields.set(PACKED, bytes.toString('utf8'))
    } else if (part.valueTruncated) throw new HttpFailure('bodyTooLarge')
    else fields.set(part.fieldname, typeof part.value === 'string' ? withoutReturns(part.value) : part.value)
  }
  return Object.fromEntries(fields)
}

/** What the parser of form data throws at is the caller's mistake; it has a code only where a limit was passed. */
function refuseBroken(error: unknown): never {
  const isNamed = error instanceof HttpFailure || (error instanceof Error && 'code' in error)
  throw isNamed ? error : new HttpFailure('badRequest', { cause: error })
}
