import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { customSizeQuerySchema, themeListQuerySchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parsed } from '../http/parsed.ts'
import { sendText } from '../http/prepared-text.ts'
import { customSize } from './custom-size.ts'
import { themeLists } from './theme-lists.ts'

const OPEN = { config: { access: 'public' } } as const

export function registerCatalogueRoutes(app: FastifyInstance, entries: readonly CatalogueEntry[]): void {
  const themeListIn = themeLists(entries)

  app.get('/api/list', OPEN, async (request, reply) => {
    const { lang, format } = v.parse(themeListQuerySchema, request.query)
    return sendText(
      reply,
      await themeListIn(lang, format),
      `application/${format}; charset=utf-8`,
      'public, max-age=60',
    )
  })

  app.get('/api/customXml', OPEN, async (request, reply) => {
    const query = parsed(customSizeQuerySchema, request.query)
    reply.header('cache-control', 'no-cache')
    return customSize(entries, query)
  })
}
