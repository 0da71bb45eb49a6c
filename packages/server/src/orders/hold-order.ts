import type { Transaction } from 'kysely'
import { locksRows } from '../storage/locks-rows.ts'
import type { OrderRow, Schema } from '../storage/schema.ts'

/** The columns needed to change an order. Its document is long and only printing reads it. */
const HELD = ['state', 'user_id', 'trace'] as const

/**
 * Locks the order until the transaction ends. Every transaction locks the order before anything that belongs to it, so
 * that no two transactions wait for each other.
 */
export function holdOrder(
  transaction: Transaction<Schema>,
  number: string,
): Promise<Pick<OrderRow, (typeof HELD)[number]> | undefined> {
  if (locksRows(transaction))
    return transaction
      .selectFrom('collage_order')
      .select(HELD)
      .where('number', '=', number)
      .forNoKeyUpdate()
      .executeTakeFirst()
  return transaction
    .updateTable('collage_order')
    .set((set) => ({ number: set.ref('number') }))
    .where('number', '=', number)
    .returning(HELD)
    .executeTakeFirst()
}
