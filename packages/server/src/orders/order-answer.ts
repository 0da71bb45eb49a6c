import type { Order } from '@collagerie/protocol'
import { pieceOf } from '../collages/collage-card.ts'
import type { OrderFacts } from './order-repository.ts'

/** What everybody who may see an order is told of it; the picture's address differs. */
export function orderOf(row: OrderFacts, picture: string): Omit<Order, 'events'> {
  return {
    number: row.number,
    orderedAt: row.ordered_at,
    piece: pieceOf(row, row.picture === '' ? '' : picture),
    state: row.state,
    progress: row.progress,
  }
}
