import type { Offer, Order, OrderedCollage, OrderListAnswer } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import { pageOf } from '../http/page-of.ts'
import type { Session } from '../http/session.ts'
import { readCursor, writeCursor } from '../http/time-cursor.ts'
import { createCollageOffer } from './collage-offer.ts'
import { createOrderAnswers } from './create-order-answers.ts'
import { createKeptInspection } from './kept-inspection.ts'
import { listedOrderOf } from './order-answer.ts'
import { readOrderNumber } from './order-number.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderColumns } from './order-repository.ts'
import { createOrderPlacing, type PlaceOrder } from './place-order.ts'

const PAGE_SIZE = 24

export interface OrderService {
  /** The offer for a collage, and whether it can be ordered. */
  offer(session: Session, collageId: string): Promise<Offer>
  readonly place: PlaceOrder
  /** The customer's orders, the newest first, a page at a time. */
  list(session: Session, after: string): Promise<OrderListAnswer>
  find(session: Session, number: string): Promise<Order>
  picture(session: Session, number: string): Promise<Buffer>
  /** The ordered collage, to be painted. */
  collage(session: Session, number: string): Promise<OrderedCollage>
}

export function createOrderService(parts: OrderParts): OrderService {
  const { orders, documents, photosIn } = parts
  const answers = createOrderAnswers(parts)
  const inspection = createKeptInspection(parts)

  async function ownOrder(session: Session, typed: string): Promise<OrderColumns> {
    const number = readOrderNumber(typed)
    return requireOwned(number === undefined ? undefined : await orders.find(number), session, 'noSuchOrder')
  }

  return {
    offer: createCollageOffer(parts, inspection),

    place: createOrderPlacing(parts, inspection, answers),

    list: async (session, after) => {
      const { shown, next } = await pageOf(
        PAGE_SIZE,
        (most) => orders.list(session.userId, readCursor(after), most),
        ({ ordered_at: at, number: id }) => writeCursor({ at, id }),
      )
      return { orders: shown.map(listedOrderOf), next }
    },

    find: async (session, number) => answers.answerOf(await ownOrder(session, number)),

    picture: async (session, number) => {
      const order = await ownOrder(session, number)
      const picture = await orders.pictureOf(order.number)
      if (picture === '') throw new HttpFailure('noSuchOrder')
      return Buffer.from(picture, 'base64')
    },

    collage: async (session, typed) => {
      const { number } = await ownOrder(session, typed)
      const collagexml = await orders.xmlOf(number)
      if (collagexml === undefined) throw new HttpFailure('noSuchOrder')
      const read = await documents.read(session.userId, collagexml)
      if (!read.ok) throw new HttpFailure('noSuchOrder')
      return { collagexml, photos: await photosIn(session, read.value) }
    },
  }
}
