import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import type { Transaction } from 'kysely'
import { HttpFailure } from '../http/errors.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import type { Schema } from '../storage/schema.ts'
import { createCallerLimit } from '../turns/caller-limit.ts'
import { chargeAccount } from './charge-account.ts'
import { makeRoom } from './make-room.ts'

interface Written<Value> {
  readonly value: Value
  /** The bytes added to the account, less those removed. */
  readonly bytes: number
}

type Work<Value> = (transaction: Transaction<Schema>) => Promise<Written<Value>>

interface Usage {
  /** In bytes. */
  readonly used: number
  readonly limit: number
}

/** The only way to store anything for a user, so that everything counts against one limit. */
export interface AccountQuota {
  /**
   * Runs the work in a transaction with the account locked, and counts what it wrote. If that is too much, it is rolled
   * back: dispensable things are removed, and the work runs once more or is refused. `expectedBytes` is what the work
   * will most likely add, 0 if unknown: counting them at once saves a call.
   */
  write<Value>(userId: string, expectedBytes: number, work: Work<Value>): Promise<Value>
  /**
   * `write` for dispensable things: undefined if there is no room, and nothing is removed for them. `share` is how
   * full the account may become, 0 to 1.
   */
  writeIfRoom<Value>(
    userId: string,
    expectedBytes: number,
    work: Work<Value>,
    share?: number,
  ): Promise<Value | undefined>
  of(userId: string): Promise<Usage>
  /** The limit of every account, in bytes. */
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

  // Each user queues one write at a time, so that nobody waits behind another's many.
  const turns = createCallerLimit(() => 1, Number.POSITIVE_INFINITY)

  async function attempt<Value>(userId: string, expected: number, work: Work<Value>, most = quota) {
    const leave = await turns.enter(userId)
    try {
      return await query.transaction().execute(async (transaction) => {
        const usedThen = await holdAndCharge(transaction, userId, expected)
        const { value, bytes } = await work(transaction)
        const used = bytes === expected ? usedThen : await chargeAccount(transaction, userId, bytes - expected)
        // An account over a lowered limit may still remove things.
        if (bytes > 0 && used > most) throw new NoRoom(used - most)
        // The user's next write may queue while this one is committed.
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

/** Locks the account and adds these bytes. Returns its new total, or 0 if no bytes were added. */
async function holdAndCharge(transaction: Transaction<Schema>, userId: string, bytes: number): Promise<number> {
  if (bytes > 0) return chargeAccount(transaction, userId, bytes)
  await holdAccount(transaction, userId)
  return 0
}
