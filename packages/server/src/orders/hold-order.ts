import type { Transaction } from 'kysely'
import { locksRows } from '../storage/locks-rows.ts'
import type { OrderRow, Schema } from '../storage/schema.ts'

/** What whoever changes an order needs to know of it; its document is long, and only print reads it. */
const HELD = ['state', 'user_id', 'trace'] as const

/**
 * Whoever else holds the same order waits until this transaction ends. It comes before anything else of an order is
 * touched, so that no two wait for each other, and gives what the order was found to be.
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
