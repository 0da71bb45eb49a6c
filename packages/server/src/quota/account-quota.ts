import type { Transaction } from 'kysely'
import { BYTES_PER_MEGABYTE } from '../config/megabytes.ts'
import { HttpFailure } from '../http/errors.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import type { Schema } from '../storage/schema.ts'
import { createCallerLimit } from '../turns/limit-per-caller.ts'
import { chargeAccount } from './charge-account.ts'
import { makeRoom } from './make-room.ts'

interface Written<Value> {
  readonly value: Value
  /** What it added to the account, less what it removed. */
  readonly bytes: number
}

type Work<Value> = (transaction: Transaction<Schema>) => Promise<Written<Value>>

interface Usage {
  /** In bytes. */
  readonly used: number
  readonly limit: number
}

/** The one door to everything that is stored for a user: it has a limit, whatever is stored. */
export interface AccountQuota {
  /**
   * Runs the work in a transaction, with the account held, and counts what it wrote. Where that is too much nothing has
   * happened: what is only there for convenience makes room, and the work runs once more or is refused. `expectedBytes`
   * is what the work will most likely add, 0 where nobody knows: counting them at once saves a call.
   */
  write<Value>(userId: string, expectedBytes: number, work: Work<Value>): Promise<Value>
  /**
   * The same for what can be done without: undefined, and nothing makes room, where there is none. `share` is how much of
   * the account's room may be full then, 0 to 1.
   */
  writeIfRoom<Value>(
    userId: string,
    expectedBytes: number,
    work: Work<Value>,
    share?: number,
  ): Promise<Value | undefined>
  of(userId: string): Promise<Usage>
  /** Of every account, in bytes. */
  readonly limit: number
}

class NoRoom extends Error {
  readonly missing: number

  constructor(missing: number) {
    super('no room')
    this.missing = missing
  }
}

export function createAccountQuota({ query }: Database, blobs: Blobs, userQuotaMb: number): AccountQuota {
  const quota = userQuotaMb * BYTES_PER_MEGABYTE

  // Each user queues one write at a time for the database, so that nobody waits behind somebody else's many.
  const turns = createCallerLimit(() => 1, Number.POSITIVE_INFINITY)

  async function attempt<Value>(userId: string, expected: number, work: Work<Value>, most = quota) {
    const leave = await turns.enter(userId)
    try {
      return await query.transaction().execute(async (transaction) => {
        const usedThen = await holdAndCharge(transaction, userId, expected)
        const { value, bytes } = await work(transaction)
        const used = bytes === expected ? usedThen : await chargeAccount(transaction, userId, bytes - expected)
        // An account that is over a lowered limit may still remove things.
        if (bytes > 0 && used > most) throw new NoRoom(used - most)
        // The user's next write may queue while this one is being committed.
        leave()
        return value
      })
    } finally {
      leave()
    }
  }

  return {
    limit: quota,

    write: async (userId, expectedBytes, work) => {
      try {
        return await attempt(userId, expectedBytes, work)
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error
        if (!(await makeRoom(query, blobs, userId, error.missing))) throw new HttpFailure('storageFull')
      }
      return attempt(userId, expectedBytes, work).catch((error: unknown) => {
        throw error instanceof NoRoom ? new HttpFailure('storageFull') : error
      })
    },

    writeIfRoom: (userId, expectedBytes, work, share = 1) =>
      attempt(userId, expectedBytes, work, quota * share).catch((error: unknown) => {
        if (error instanceof NoRoom) return undefined
        throw error
      }),

    of: async (userId) => {
      const account = await query
        .selectFrom('account')
        .select('bytes_used')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      return { used: Number(account.bytes_used), limit: quota }
    },
  }
}

/** Locks the account and counts these bytes to it. Gives its new total, or 0 where no bytes were counted and none is needed. */
async function holdAndCharge(transaction: Transaction<Schema>, userId: string, bytes: number): Promise<number> {
  if (bytes > 0) return chargeAccount(transaction, userId, bytes)
  await holdAccount(transaction, userId)
  return 0
}
