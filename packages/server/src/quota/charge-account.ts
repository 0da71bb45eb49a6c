import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** Adds bytes to an account, or subtracts them, and returns its total. */
export async function chargeAccount(transaction: Transaction<Schema>, userId: string, bytes: number): Promise<number> {
  const account = await transaction
    .updateTable('account')
    .set((set) => ({ bytes_used: set('bytes_used', '+', bytes) }))
    .where('id', '=', userId)
    .returning('bytes_used')
    .executeTakeFirstOrThrow()
  return Number(account.bytes_used)
}
