import { PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Whether a row can be locked by reading it. SQLite has no such thing: there the first write of a transaction locks all. */
export function locksRows(transaction: Transaction<Schema>): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter
}
