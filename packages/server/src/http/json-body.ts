import type { FastifyInstance } from 'fastify'
import { isBoundedJson } from './bounded-json.ts'
import { HttpFailure } from './errors.ts'

/** Callers that name JSON as their content and send none mean: no fields. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isBoundedJson(body)) void parse(request, body, done)
    else done(new HttpFailure('badRequest'))
  })
}
