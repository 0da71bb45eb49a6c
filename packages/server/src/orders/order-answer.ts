import type { Order, Piece } from '@collagerie/protocol'
import { pieceOf } from '../collages/collage-card.ts'
import type { OrderColumns } from './order-repository.ts'

/** The part of an order that every reader may see; only the picture's address differs. */
export function orderOf(
  row: OrderColumns,
  picture: string,
): Omit<Order, 'events' | 'delivery' | 'contact' | 'mailedTo'> {
  return {
    number: row.number,
    orderedAt: row.ordered_at,
    piece: { ...pieceOf(row, row.has_picture ? picture : ''), ...priceIn(row) },
    state: row.state,
    progress: row.progress,
  }
}

function priceIn({ price_amount: amount, price_currency: currency }: OrderColumns): Pick<Piece, 'price'> {
  return amount === null || currency === null ? {} : { price: { amount, currency } }
}
