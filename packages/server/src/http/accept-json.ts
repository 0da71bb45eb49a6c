import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseBoundedJson } from './parse-bounded-json.ts'

/** An empty body declared as JSON means no fields. */
export function acceptJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    body === '' ? undefined : parseBoundedJson(body),
  )
}
