import type { Transaction } from 'kysely'
import { locksRows } from './locks-rows.ts'
import type { AccountRow, Schema } from './schema.ts'

/**
 * Locks the account until the transaction ends, for rules over several rows, such as a quota; rows that refer to the
 * account can still be added. SQLite has no row locks: there an update that changes nothing has the same effect.
 * Returns the password's hash, which cannot change until then.
 */
export function holdAccount(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<Pick<AccountRow, 'password_hash'> | undefined> {
  if (locksRows(transaction))
    return transaction
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  return transaction
    .updateTable('account')
    .set((set) => ({ newsletter: set.ref('newsletter') }))
    .where('id', '=', userId)
    .returning('password_hash')
    .executeTakeFirst()
}
