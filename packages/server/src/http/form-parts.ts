import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>

/**
 * The parts of form data, one after the other. Whoever stops before the end, because something is wrong or because this is
 * enough, lets the rest pass by unparsed: the next request on the same connection waits behind it, and may be anybody's.
 */
export async function* formParts(request: FastifyRequest, limits: Limits): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits, isPartAFile })
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** A field that calls itself JSON would be parsed, however much of it there is: as a file it is ours to look at first. */
function isPartAFile(_name: string | undefined, type: string | undefined, fileName: string | undefined): boolean {
  return fileName !== undefined || type === 'application/octet-stream' || Boolean(type?.startsWith('application/json'))
}
