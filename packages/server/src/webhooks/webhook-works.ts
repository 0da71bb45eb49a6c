import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { type Sending, sendNext } from '../jobs/send-next.ts'
import type { Work } from '../jobs/work.ts'
import type { WebhookRow } from '../storage/outbox-schema.ts'
import { sendWebhook } from './send-webhook.ts'
import type { WebhookRepository } from './webhook-repository.ts'

type WebhookConfig = Pick<Config, 'webhookUrls' | 'webhookSecret'>

/**
 * Sends messages to the shop's own systems, one at a time to each, so that a slow one delays only itself. What a stop
 * or a crash leaves unsent is sent after the next start.
 */
export function webhookWorks(
  webhooks: WebhookRepository,
  { webhookUrls, webhookSecret }: WebhookConfig,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): readonly Work[] {
  const sending: Sending<WebhookRow> = {
    what: 'webhook',
    outbox: webhooks.outbox,
    send: ({ id, at, order_number: order, state, url, trace }, signal) =>
      sendWebhook(url, webhookSecret, { id, at, order, state }, trace, signal),
    log,
  }

  /** Also gives up messages replayed for a removed address; not at once, since another process may know it. */
  async function giveUpOthers(): Promise<boolean> {
    await webhooks.giveUpAllBut(webhookUrls, 'this address is no longer configured')
    return false
  }

  return [
    { name: 'webhook', lane: 'others', atOnce: 1, run: giveUpOthers },
    ...webhookUrls.map((url) => ({
      name: 'webhook' as const,
      lane: url,
      atOnce: 1,
      run: (signal: AbortSignal) => sendNext(sending, signal, url),
    })),
  ]
}
