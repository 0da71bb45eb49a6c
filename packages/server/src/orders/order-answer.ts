import { sumOfPrices } from '@collagerie/core/prices'
import type { ListedOrder, Order } from '@collagerie/protocol'
import { pieceOf } from '../collages/collage-card.ts'
import { deliveryOf } from './order-delivery.ts'
import type { ListedOrderRow, OrderColumns } from './order-repository.ts'
import { storedPrice } from './stored-price.ts'

/** The part of an order that every reader may see; only the picture's address differs. */
export function orderOf(
  row: OrderColumns,
  picture: string,
): Omit<Order, 'events' | 'delivery' | 'contact' | 'mailedTo'> {
  const price = storedPrice(row.price_amount, row.price_currency)
  return {
    number: row.number,
    orderedAt: row.ordered_at,
    piece: { ...pieceOf(row, row.has_picture ? picture : ''), ...(price && { price }) },
    state: row.state,
    progress: row.progress,
  }
}

/** An order in its customer's list. */
export function listedOrderOf(row: ListedOrderRow): ListedOrder {
  const order = orderOf(row, orderPicture(row.number))
  const delivery = deliveryOf(row, undefined)
  const total = order.piece.price && sumOfPrices(order.piece.price, delivery?.price)
  return {
    ...order,
    ...(delivery && { way: delivery.way }),
    ...(total && { total }),
    ...(row.kept_collage !== null && { collageid: row.kept_collage }),
  }
}

/** Where its customer finds the picture of an order. */
export function orderPicture(number: string): string {
  return `/api/orders/${number}/picture`
}
