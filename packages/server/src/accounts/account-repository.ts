import type { Database } from '../storage/database.ts'
import type { AccountRow } from '../storage/schema.ts'
import { comparable } from './comparable.ts'
import { nameKey } from './name-key.ts'

export interface AccountRepository {
  findByName(username: string): Promise<AccountRow | undefined>
  isNameTaken(username: string): Promise<boolean>
  isEmailTaken(email: string): Promise<boolean>
  /** False where somebody else was faster with the name or the address. */
  add(account: Omit<AccountRow, 'username_key' | 'email_key'>): Promise<boolean>
}

export function accountRepository({ query }: Database): AccountRepository {
  async function isTaken(column: 'username_key' | 'email_key', key: string): Promise<boolean> {
    return (await query.selectFrom('account').select('id').where(column, '=', key).executeTakeFirst()) !== undefined
  }

  return {
    findByName: async (username) => {
      // Names from before case was folded whole may have kept the key they had.
      const earlierKey = comparable(username)
      const rows = await query
        .selectFrom('account')
        .selectAll()
        .where('username_key', 'in', [earlierKey, nameKey(username)])
        .execute()
      return rows.find(({ username_key: key }) => key === earlierKey) ?? rows[0]
    },
    isNameTaken: (username) => isTaken('username_key', nameKey(username)),
    isEmailTaken: (email) => isTaken('email_key', comparable(email)),
    add: async (account) => {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('account')
        .values({ ...account, username_key: nameKey(account.username), email_key: comparable(account.email) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
