import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { MS_PER_MINUTE } from '../config/times.ts'
import type { Session } from '../http/session.ts'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts'

/** More browsers than anybody uses in a day; repeated sign-ins must not fill the database. */
const MOST_SESSIONS = 100

/** A customer whose password matches this hash. */
export interface Verified {
  readonly userId: string
  readonly passwordHash: string
}

export interface Sessions {
  /**
   * Returns the secret for the cookie, or undefined if the account has another password by now: changing it ended all
   * sessions, and none may start with the old one. The caller's earlier session ends, and the least used one if the
   * account has too many.
   */
  start(who: Verified, previousToken: string | undefined): Promise<string | undefined>
  find(token: string): Promise<Session | undefined>
  end(token: string): Promise<void>
}

/** Sessions end after a while without a call. The database stores only hashes of their secrets. */
export function createSessions({ query }: Database, idleMinutes: number): Sessions {
  const idleMs = idleMinutes * MS_PER_MINUTE
  // Moving the end with every call would cost a write per call.
  const touchMs = Math.min(MS_PER_MINUTE, idleMs / 10)

  async function end(token: string): Promise<void> {
    await query.deleteFrom('account_session').where('token_hash', '=', hashOfToken(token)).execute()
  }

  /** Ends enough sessions for one more. */
  async function endLeastUsed(transaction: Transaction<Schema>, userId: string): Promise<void> {
    const own = transaction.selectFrom('account_session').select('token_hash').where('user_id', '=', userId)
    const kept = own.orderBy('expires_at', 'desc').limit(MOST_SESSIONS - 1)
    await transaction
      .deleteFrom('account_session')
      .where('user_id', '=', userId)
      .where('token_hash', 'not in', kept)
      .execute()
  }

  return {
    start: async (who, previousToken) => {
      const token = newSecretToken()
      await query.deleteFrom('account_session').where('expires_at', '<=', isoTime(0)).execute()
      const isStarted = await query.transaction().execute(async (transaction) => {
        if (!(await holdWithPassword(transaction, who))) return false
        await endLeastUsed(transaction, who.userId)
        await transaction
          .insertInto('account_session')
          .values({
            token_hash: hashOfToken(token),
            handle: newSessionHandle(),
            user_id: who.userId,
            created_at: isoTime(0),
            expires_at: isoTime(idleMs),
          })
          .execute()
        return true
      })
      if (!isStarted) return undefined
      if (previousToken !== undefined) await end(previousToken)
      return token
    },
    find: async (token) => {
      if (!isSecretToken(token)) return undefined
      const row = await query
        .selectFrom('account_session')
        .innerJoin('account', 'account.id', 'account_session.user_id')
        .select(['user_id', 'handle', 'expires_at', 'is_operator'])
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', isoTime(0))
        .executeTakeFirst()
      if (row === undefined) return undefined
      if (row.expires_at < isoTime(idleMs - touchMs)) {
        await query
          .updateTable('account_session')
          .set({ expires_at: isoTime(idleMs) })
          .where('token_hash', '=', hashOfToken(token))
          .execute()
      }
      return { userId: row.user_id, handle: row.handle, isOperator: row.is_operator === 1 }
    },
    end,
  }
}

/**
 * Locks the account if it still has this password. A change of password waits for the transaction, or came first and
 * fails the check.
 */
async function holdWithPassword(
  transaction: Transaction<Schema>,
  { userId, passwordHash }: Verified,
): Promise<boolean> {
  const held = await holdAccount(transaction, userId)
  return held?.password_hash === passwordHash
}

const HANDLE = /^[\w-]{22}$/

/** The public name of a session. Visitors without an account get one too; nothing is stored for them. */
export function newSessionHandle(): string {
  return randomBytes(16).toString('base64url')
}

export function isSessionHandle(text: unknown): text is string {
  return typeof text === 'string' && HANDLE.test(text)
}
