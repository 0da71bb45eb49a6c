import { isChosen } from '@collagerie/core/format'
import type { Order, OrderRequest } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { contactOf } from './contact-of.ts'
import { orderOf, orderPicture } from './order-answer.ts'
import { type AskedDelivery, deliveryOf, isSameDelivery } from './order-delivery.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderColumns } from './order-repository.ts'

export interface AskedOrder {
  readonly request: OrderRequest
  readonly delivery: AskedDelivery
}

export interface OrderAnswers {
  /** Everything its customer may know about an order. */
  answerOf(row: OrderColumns): Promise<Order>
  /** What its customer may know about an order, provided it is what was asked for. */
  answerIfSame(row: OrderColumns, asked: AskedOrder): Promise<Order>
}

export function createOrderAnswers({ orders, shop }: Pick<OrderParts, 'orders' | 'shop'>): OrderAnswers {
  async function answerOf(row: OrderColumns): Promise<Order> {
    const events = await orders.events(row.number)
    const delivery = deliveryOf(row, await orders.addressOf(row.number))
    const days = shop.ways?.find(({ way }) => way === delivery?.way)?.days
    const email = await orders.emailOf(row.user_id)
    return {
      ...orderOf(row, orderPicture(row.number)),
      ...(delivery && { delivery: { ...delivery, ...(days && { days: [...days] as const }) } }),
      ...(email !== undefined && { email, ...(shop.hasMail && { mailedTo: email }) }),
      ...contactOf(shop),
      events: events.map(({ state, at, reason }) => ({ state, at, reason })),
    }
  }

  return {
    answerOf,

    /** A repeated key with other contents is the caller's mistake, not a second attempt; the order keeps its price. */
    answerIfSame: async (row, { request, delivery }) => {
      const { collageid, version, material } = request
      const isSame =
        row.collage_id === collageid &&
        (version === undefined || row.collage_version === version) &&
        (!isChosen(material) || row.material === material) &&
        isSameDelivery(row, await orders.addressOf(row.number), delivery)
      if (!isSame) throw new HttpFailure('badRequest')
      return answerOf(row)
    },
  }
}
