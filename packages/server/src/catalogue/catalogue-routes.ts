import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { customSizeQuerySchema, themeListQuerySchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { contentEncoding } from '../http/content-encoding.ts'
import { HttpFailure } from '../http/errors.ts'
import { customSize } from './custom-size.ts'
import { writeThemeLists } from './theme-lists.ts'

const OPEN = { config: { access: 'public' } } as const

export async function registerCatalogueRoutes(app: FastifyInstance, entries: readonly CatalogueEntry[]): Promise<void> {
  const themeLists = await writeThemeLists(entries)

  app.get('/api/list', OPEN, (request, reply) => {
    const list = themeLists.get(v.parse(themeListQuerySchema, request.query).lang)
    if (list === undefined) throw new HttpFailure('notFound')
    reply.headers({ etag: list.etag, 'cache-control': 'public, max-age=60', vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(list.etag)) return reply.code(304).send()
    const encoding = contentEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/xml; charset=utf-8').send(list.bodies[encoding])
  })

  app.get('/api/customXml', OPEN, async (request, reply) => {
    const query = v.safeParse(customSizeQuerySchema, request.query)
    if (!query.success) throw new HttpFailure('badRequest')
    reply.header('cache-control', 'no-cache')
    return customSize(entries, query.output)
  })
}
