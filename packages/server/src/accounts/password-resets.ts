import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts'

const VALID_MS = 3_600_000

/** The right to choose a new password without the old one. An account has at most one, for an hour, to be used once. */
export interface PasswordResets {
  /** Gives the secret; the one before is worth nothing from then on. */
  issue(userId: string): Promise<string>
  isOpen(token: string): Promise<boolean>
  /**
   * Sets the password and ends every session of the account; `within` is done in the same transaction. Undefined where
   * the secret is unknown, used or too old.
   */
  use(
    token: string,
    passwordHash: string,
    within: (transaction: Transaction<Schema>, userId: string) => Promise<void>,
  ): Promise<{ readonly userId: string; readonly isOperator: boolean } | undefined>
}

export function passwordResets({ query }: Pick<Database, 'query'>): PasswordResets {
  return {
    issue: async (userId) => {
      const token = newSecretToken()
      const fresh = { token_hash: hashOfToken(token), expires_at: isoTime(VALID_MS) }
      await query
        .insertInto('password_reset')
        .values({ user_id: userId, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
      return token
    },

    isOpen: async (token) => isSecretToken(token) && (await openReset(query, token)) !== undefined,

    use: (token, passwordHash, within) =>
      query.transaction().execute(async (transaction) => {
        if (!isSecretToken(token)) return undefined
        // Of two that come at once, one finds it gone.
        const used = await transaction
          .deleteFrom('password_reset')
          .where('token_hash', '=', hashOfToken(token))
          .where('expires_at', '>', isoTime(0))
          .returning('user_id')
          .executeTakeFirst()
        if (!used) return undefined
        const userId = used.user_id
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

function openReset(query: Kysely<Schema>, token: string) {
  return query
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', isoTime(0))
    .executeTakeFirst()
}
