import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { createPoller, type Poller } from '../turns/poller.ts'
import type { DeliveryRepository } from './delivery-repository.ts'
import { sendWebhook } from './send-webhook.ts'

/** So many receivers may be slow at once before others wait for them. */
const AT_ONCE = 4

type WebhookConfig = Pick<Config, 'webhookUrls' | 'webhookSecret'>

/** Sends what the shop's own systems are to hear. What a stop or a crash leaves unsent is sent after the next start. */
export function createWebhookSender(
  deliveries: DeliveryRepository,
  { webhookUrls, webhookSecret }: WebhookConfig,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Poller {
  const known = new Set(webhookUrls)

  async function sendNext(): Promise<boolean> {
    const delivery = await deliveries.takeDue()
    if (!delivery) return false
    const { id, at, order_number: order, state, url } = delivery
    if (!known.has(url)) {
      await deliveries.giveUp(id, 'this address is no longer configured')
      return true
    }
    const { isTaken, answer } = await sendWebhook(url, webhookSecret, { id, at, order, state })
    if (isTaken) await deliveries.delivered(id, answer)
    else {
      log.warn({ delivery: id, answer }, 'a webhook was not taken')
      await deliveries.notDelivered(delivery, answer)
    }
    return true
  }

  return createPoller(sendNext, AT_ONCE, log)
}
