import type { Transaction } from 'kysely'
import type { OrderRow, Schema } from '../storage/schema.ts'

/**
 * Whoever else holds the same order waits until this transaction ends. It comes before anything else of an order is
 * touched, so that no two wait for each other, and gives what the order was found to be.
 */
export function holdOrder(
  transaction: Transaction<Schema>,
  number: string,
): Promise<Pick<OrderRow, 'state' | 'user_id' | 'xml' | 'material' | 'trace'> | undefined> {
  return transaction
    .updateTable('collage_order')
    .set((set) => ({ number: set.ref('number') }))
    .where('number', '=', number)
    .returning(['state', 'user_id', 'xml', 'material', 'trace'])
    .executeTakeFirst()
}
