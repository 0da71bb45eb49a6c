import type { Language } from '@collagerie/core/catalogue'
import type { Database } from '../storage/database.ts'
import type { AccountRow } from '../storage/schema.ts'
import { comparable } from './comparable.ts'
import { userNameKey } from './user-name-key.ts'

type KnownAccount = AccountRow & { readonly is_operator: number }

export interface AccountRepository {
  find(id: string): Promise<KnownAccount | undefined>
  findByName(username: string): Promise<KnownAccount | undefined>
  /** The accounts that may be meant: at most one by name and one by address. */
  findByNameOrEmail(who: string): Promise<readonly KnownAccount[]>
  isNameTaken(username: string): Promise<boolean>
  isEmailTaken(email: string): Promise<boolean>
  /** False if the name or the address was taken meanwhile. */
  add(account: Omit<AccountRow, 'username_key' | 'email_key'>): Promise<boolean>
  /** Sets the language of the account's mails. */
  setLanguage(id: string, language: Language): Promise<void>
  /** Grants or withdraws access to the shop's board. Sessions go on. */
  setOperator(id: string, isOperator: boolean): Promise<void>
  /** Their names, in order. */
  operators(): Promise<readonly string[]>
}

export function accountRepository({ query }: Database): AccountRepository {
  async function isTaken(column: 'username_key' | 'email_key', key: string): Promise<boolean> {
    return (await query.selectFrom('account').select('id').where(column, '=', key).executeTakeFirst()) !== undefined
  }

  async function findByName(username: string): Promise<KnownAccount | undefined> {
    // Accounts from before full case folding may still have their earlier key.
    const earlierKey = comparable(username)
    const rows = await query
      .selectFrom('account')
      .selectAll()
      .where('username_key', 'in', [earlierKey, userNameKey(username)])
      .execute()
    return rows.find(({ username_key: key }) => key === earlierKey) ?? rows[0]
  }

  return {
    find: (id) => query.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
    findByName,
    findByNameOrEmail: async (who) => {
      const byName = await findByName(who)
      const byEmail = await query
        .selectFrom('account')
        .selectAll()
        .where('email_key', '=', comparable(who))
        .executeTakeFirst()
      const isOne = byName?.id === byEmail?.id
      return [byName, isOne ? undefined : byEmail].flatMap((account) => account ?? [])
    },
    isNameTaken: (username) => isTaken('username_key', userNameKey(username)),
    isEmailTaken: (email) => isTaken('email_key', comparable(email)),
    add: async (account) => {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('account')
        .values({ ...account, username_key: userNameKey(account.username), email_key: comparable(account.email) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    setLanguage: async (id, language) => {
      await query.updateTable('account').set({ language }).where('id', '=', id).execute()
    },
    setOperator: async (id, isOperator) => {
      await query
        .updateTable('account')
        .set({ is_operator: isOperator ? 1 : 0 })
        .where('id', '=', id)
        .execute()
    },
    operators: async () => {
      const rows = await query
        .selectFrom('account')
        .select('username')
        .where('is_operator', '=', 1)
        .orderBy('username_key')
        .execute()
      return rows.map(({ username }) => username)
    },
  }
}
