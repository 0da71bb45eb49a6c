import type { Kysely, Transaction } from 'kysely'
import { MS_PER_HOUR } from '../config/times.ts'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts'

const VALID_MS = MS_PER_HOUR

/** Anybody can request a link, so a new one must not invalidate one already in its owner's mailbox. */
const MOST_OPEN = 5

/**
 * The right to choose a new password without the old one. An account has a few, each for an hour; using one ends all.
 */
export interface PasswordResets {
  /** Returns the secret. With too many, the oldest becomes invalid. */
  issue(userId: string): Promise<string>
  isOpen(token: string): Promise<boolean>
  /**
   * Sets the password and ends every session of the account; `within` runs in the same transaction. Undefined if the
   * secret is unknown, used or expired.
   */
  use(
    token: string,
    passwordHash: string,
    within: (transaction: Transaction<Schema>, userId: string) => Promise<void>,
  ): Promise<{ readonly userId: string; readonly isOperator: boolean } | undefined>
}

export function passwordResets({ query }: Pick<Database, 'query'>): PasswordResets {
  return {
    issue: (userId) =>
      query.transaction().execute(async (transaction) => {
        const token = newSecretToken()
        await holdAccount(transaction, userId)
        const newest = transaction.selectFrom('password_link').select('token_hash').where('user_id', '=', userId)
        await transaction
          .deleteFrom('password_link')
          .where('user_id', '=', userId)
          .where('token_hash', 'not in', newest.orderBy('expires_at', 'desc').limit(MOST_OPEN - 1))
          .execute()
        await transaction
          .insertInto('password_link')
          .values({ token_hash: hashOfToken(token), user_id: userId, expires_at: isoTime(VALID_MS) })
          .execute()
        return token
      }),

    isOpen: async (token) => (await ownerOf(query, token)) !== undefined,

    use: (token, passwordHash, within) =>
      query.transaction().execute(async (transaction) => {
        const owner = await ownerOf(transaction, token)
        if (owner === undefined) return undefined
        // Of two simultaneous uses, of one link or of two, the second finds its link gone.
        await holdAccount(transaction, owner)
        const userId = await ownerOf(transaction, token)
        if (userId === undefined) return undefined
        await transaction.deleteFrom('password_link').where('user_id', '=', userId).execute()
        const account = await transaction
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', userId)
          .returning('is_operator')
          .executeTakeFirstOrThrow()
        await transaction.deleteFrom('account_session').where('user_id', '=', userId).execute()
        await within(transaction, userId)
        return { userId, isOperator: account.is_operator === 1 }
      }),
  }
}

/** Undefined if the secret is unknown, used or expired. */
async function ownerOf(query: Kysely<Schema>, token: string): Promise<string | undefined> {
  if (!isSecretToken(token)) return undefined
  const link = await query
    .selectFrom('password_link')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', isoTime(0))
    .executeTakeFirst()
  return link?.user_id
}
