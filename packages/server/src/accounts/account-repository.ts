import type { Database } from '../storage/database.ts'
import type { AccountRow } from '../storage/schema.ts'
import { comparable } from './comparable.ts'

export interface AccountRepository {
  findByName(username: string): Promise<AccountRow | undefined>
  /** Which of the two are taken already. */
  taken(username: string, email: string): Promise<{ readonly username: boolean; readonly email: boolean }>
  /** False where somebody else was faster with the name or the address. */
  add(account: Omit<AccountRow, 'username_key' | 'email_key'>): Promise<boolean>
}

export function accountRepository({ query }: Database): AccountRepository {
  return {
    findByName: (username) =>
      query.selectFrom('account').selectAll().where('username_key', '=', comparable(username)).executeTakeFirst(),
    taken: async (username, email) => {
      const rows = await query
        .selectFrom('account')
        .select(['username_key', 'email_key'])
        .where((where) =>
          where.or([where('username_key', '=', comparable(username)), where('email_key', '=', comparable(email))]),
        )
        .execute()
      return {
        username: rows.some((row) => row.username_key === comparable(username)),
        email: rows.some((row) => row.email_key === comparable(email)),
      }
    },
    add: async (account) => {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('account')
        .values({ ...account, username_key: comparable(account.username), email_key: comparable(account.email) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
