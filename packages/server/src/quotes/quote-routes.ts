import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { quoteItemSchema, quoteListQuerySchema, type StoredQuote } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { matchesEtag } from '../http/matches-etag.ts'

/** The list in one language, written once. */
interface QuoteList {
  readonly etag: string
  readonly body: string
}

export function registerQuoteRoutes(app: FastifyInstance, quotes: readonly StoredQuote[]): void {
  const lists = new Map(LANGUAGES.map((language) => [language, writeList(quotes, language)]))

  app.get('/api/quotes', { config: { access: 'public' } }, (request, reply) => {
    const { lang } = v.parse(quoteListQuerySchema, request.query)
    const { etag, body } = lists.get(lang) ?? writeList(quotes, lang)
    reply.headers({ etag, 'cache-control': 'public, max-age=60' })
    if (matchesEtag(request.headers, etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

function writeList(quotes: readonly StoredQuote[], language: Language): QuoteList {
  const items = quotes.filter(({ lang }) => lang === language).map((quote) => v.parse(quoteItemSchema, quote))
  const body = JSON.stringify(items)
  return { etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body }
}
