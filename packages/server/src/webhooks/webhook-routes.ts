import { type WebhookList, type WebhookLogEntry, webhookListQuerySchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import { pageOf } from '../http/page-of.ts'
import { parsed } from '../http/parsed.ts'
import { OPERATOR } from '../http/route-access.ts'
import { readCursor, writeCursor } from '../http/time-cursor.ts'
import type { WebhookRow } from '../storage/outbox-schema.ts'
import type { WebhookRepository } from './webhook-repository.ts'

const PAGE_SIZE = 50

/** The log of what was sent to the shop's own systems. */
export function registerWebhookRoutes(app: FastifyInstance, webhooks: WebhookRepository): void {
  app.get('/api/shop/webhooks', OPERATOR, async (request): Promise<WebhookList> => {
    const { order, after } = parsed(webhookListQuerySchema, request.query)
    const list = (most: number) => webhooks.list(order, readCursor(after), most)
    const { shown, next } = await pageOf(PAGE_SIZE, list, writeCursor)
    return { deliveries: shown.map(entryOf), next }
  })

  app.post<{ Params: { id: string } }>('/api/shop/webhooks/:id/replay', OPERATOR, async (request) => {
    const replayed = await webhooks.replay(request.params.id)
    if (!replayed) throw new HttpFailure('noSuchDelivery')
    return entryOf(replayed)
  })
}

function entryOf(row: WebhookRow): WebhookLogEntry {
  const { id, at, order_number: order, state, url, outcome, attempts, answer } = row
  return { id, at, order, state, url, outcome, attempts, answer, nextAt: outcome === 'waiting' ? row.due_at : '' }
}
