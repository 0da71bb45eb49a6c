import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { DONE_STATES } from './done-states.ts'

/** Whether an order is finished and nothing has happened to it since a moment. */
export function isDoneSince(before: string) {
  return (where: ExpressionBuilder<Schema, 'collage_order'>): Expression<SqlBool> =>
    where.and([
      where('collage_order.state', 'in', DONE_STATES),
      where.not(
        where.exists(
          where
            .selectFrom('order_event')
            .select('step')
            .whereRef('order_event.order_number', '=', 'collage_order.number')
            .where('at', '>=', before),
        ),
      ),
    ])
}
