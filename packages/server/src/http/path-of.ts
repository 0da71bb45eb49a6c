import type { FastifyRequest } from 'fastify'

/** The address without its query, which may contain what does not belong in a log. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
