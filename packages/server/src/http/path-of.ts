import type { FastifyRequest } from 'fastify'

/** The address without its query, which may carry what does not belong in a log. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
