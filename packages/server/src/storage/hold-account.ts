import type { Transaction } from 'kysely'
import type { AccountRow, Schema } from './schema.ts'

/**
 * Whoever else holds the same account waits until this transaction ends: for rules over several rows, such as a quota.
 * An update that changes nothing locks the row in every database, and does not keep rows from being added below it. Gives
 * the password as it is until then.
 */
export function holdAccount(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<Pick<AccountRow, 'password_hash'> | undefined> {
  return transaction
    .updateTable('account')
    .set((set) => ({ newsletter: set.ref('newsletter') }))
    .where('id', '=', userId)
    .returning('password_hash')
    .executeTakeFirst()
}
