import { randomBytes } from 'node:crypto'
import { MS_PER_MINUTE } from '../config/times.ts'
import type { Session } from '../http/session.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts'

/** More browsers than anybody uses in a day; signing in over and over must not fill the database. */
const MOST_SESSIONS = 100

export interface Sessions {
  /** Gives the secret for the cookie. The caller's earlier session ends, and where an account has too many, the least used. */
  start(userId: string, previousToken: string | undefined): Promise<string>
  find(token: string): Promise<Session | undefined>
  end(token: string): Promise<void>
}

/** Sessions end when nobody has called for a while. The database knows only hashes of their secrets. */
export function createSessions({ query }: Database, idleMinutes: number): Sessions {
  const idleMs = idleMinutes * MS_PER_MINUTE
  // Moving the end on with every call would be a write per call.
  const touchMs = Math.min(MS_PER_MINUTE, idleMs / 10)

  async function end(token: string): Promise<void> {
    await query.deleteFrom('account_session').where('token_hash', '=', hashOfToken(token)).execute()
  }

  /** Leaves room for one more. */
  async function endLeastUsed(userId: string): Promise<void> {
    const own = query.selectFrom('account_session').select('token_hash').where('user_id', '=', userId)
    const kept = own.orderBy('expires_at', 'desc').limit(MOST_SESSIONS - 1)
    await query
      .deleteFrom('account_session')
      .where('user_id', '=', userId)
      .where('token_hash', 'not in', kept)
      .execute()
  }

  return {
    start: async (userId, previousToken) => {
      const token = newSecretToken()
      if (previousToken !== undefined) await end(previousToken)
      await query.deleteFrom('account_session').where('expires_at', '<=', isoTime(0)).execute()
      await endLeastUsed(userId)
      await query
        .insertInto('account_session')
        .values({
          token_hash: hashOfToken(token),
          handle: newSessionHandle(),
          user_id: userId,
          created_at: isoTime(0),
          expires_at: isoTime(idleMs),
        })
        .execute()
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

const HANDLE = /^[\w-]{22}$/

/** The public name of a session. Visitors who are not signed in get one too; nothing is stored for them. */
export function newSessionHandle(): string {
  return randomBytes(16).toString('base64url')
}

export function isSessionHandle(text: unknown): text is string {
  return typeof text === 'string' && HANDLE.test(text)
}
