import { PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Whether reading can lock a row. SQLite cannot: there the first write of a transaction locks everything. */
export function locksRows(transaction: Transaction<Schema>): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter
}
