import type { Transaction } from 'kysely'
import { locksRows } from './locks-rows.ts'
import type { AccountRow, Schema } from './schema.ts'

/**
 * Whoever else holds the same account waits until this transaction ends: for rules over several rows, such as a quota.
 * Rows can still be added below it. Where rows can be locked nothing is written; elsewhere an update changes nothing. Gives
 * the password as it is until then.
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
