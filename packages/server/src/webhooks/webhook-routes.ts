import { type WebhookDelivery, type WebhookList, webhookListQuerySchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import { readCursor, writeCursor } from '../http/time-cursor.ts'
import type { WebhookDeliveryRow } from '../storage/outbox-schema.ts'
import type { DeliveryRepository } from './delivery-repository.ts'

const OPERATOR = { config: { access: 'operator' } } as const
const PAGE_SIZE = 50

/** The log of what was sent to the shop's own systems. */
export function registerWebhookRoutes(app: FastifyInstance, deliveries: DeliveryRepository): void {
  app.get('/api/shop/webhooks', OPERATOR, async (request): Promise<WebhookList> => {
    const { order, after } = parsed(webhookListQuerySchema, request.query)
    const rows = await deliveries.list(order, readCursor(after), PAGE_SIZE + 1)
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    return { deliveries: shown.map(deliveryOf), next: last ? writeCursor(last) : '' }
  })

  app.post<{ Params: { id: string } }>('/api/shop/webhooks/:id/replay', OPERATOR, async (request) => {
    const replayed = await deliveries.replay(request.params.id)
    if (!replayed) throw new HttpFailure('noSuchDelivery')
    return deliveryOf(replayed)
  })
}

function deliveryOf(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, at, order_number: order, state, url, outcome, attempts, answer } = row
  return { id, at, order, state, url, outcome, attempts, answer, nextAt: outcome === 'waiting' ? row.due_at : '' }
}
