import { finished } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { boundaryIn, PartLimit } from './part-limit.ts'

/** One error for all, since it always says the same. */
const LEFT = new Error('the rest of the form is not read')

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>

/**
 * The parts of form data, one after the other. If the iteration stops early, the rest of the body is read and thrown
 * away, because the same connection may carry somebody else's next request.
 */
export async function* formParts(
  request: FastifyRequest,
  { parts, ...limits }: Limits & { readonly parts: number },
): AsyncGenerator<Multipart> {
  const { raw } = request
  // What the body passes through on its way: a stream that counts the parts.
  let body: PartLimit | undefined
  const shut = () => body?.destroy(LEFT)
  try {
    body = Object.assign(new PartLimit(boundaryIn(raw.headers['content-type']), parts), { headers: raw.headers })
    // A caller may leave when all was sent but little was read: the unread rest never comes.
    finished(raw, { writable: false }, (error) => error && shut())
    const narrow = Object.create(request, { raw: { value: raw.pipe(body) } }) as FastifyRequest
    yield* narrow.parts({ limits: { ...limits, parts: Number.POSITIVE_INFINITY }, isPartAFile })
  } finally {
    raw.unpipe()
    raw.resume()
    shut()
  }
}

/** The parser would parse any field declared as JSON, however long: treated as a file, it is measured first. */
function isPartAFile(_name: string | undefined, type: string | undefined, fileName: string | undefined): boolean {
  return fileName !== undefined || type === 'application/octet-stream' || Boolean(type?.startsWith('application/json'))
}
