import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountQuota } from '../quota/account-quota.ts'
import type { Database } from '../storage/database.ts'
import { createCallerLimit } from '../turns/caller-limit.ts'
import type { PermitLedger } from './permit-ledger.ts'
import { permitsInDatabase } from './permits-in-database.ts'
import { permitsInMemory } from './permits-in-memory.ts'

/**
 * Which of an account's uploads may come in now. Arriving uploads take disk space like stored ones, so together they
 * must fit into the rest of the account; the others wait unread. One may always come: the photo may be known already,
 * or something may make room for it.
 */
export interface UploadPermits {
  /** Resolves to the function that gives the permit back. An aborted wait takes none. */
  enter(userId: string, bytes: number, signal: AbortSignal): Promise<() => void>
}

/** Processes that share a database count together; a single process counts in memory. */
export function openPermitLedger(database: Database, quota: AccountQuota): PermitLedger {
  return database.isShared ? permitsInDatabase(database, quota) : permitsInMemory(quota)
}

export function createUploadPermits(ledger: PermitLedger): UploadPermits {
  // Only one upload of an account tries at a time; otherwise all waiting ones would ask the database whenever one ends.
  const turns = createCallerLimit(() => 1, Number.POSITIVE_INFINITY)
  /** For each account with a waiting upload: aborted when another of its uploads ends. */
  const waiting = new Map<string, AbortController>()

  async function untilFree(userId: string, bytes: number, signal: AbortSignal): Promise<() => void> {
    for (;;) {
      // Set before trying, so that an upload that ends meanwhile is not missed.
      const left = new AbortController()
      waiting.set(userId, left)
      const free = await ledger.tryEnter(userId, bytes)
      const leave = () => {
        void free?.().finally(() => waiting.get(userId)?.abort())
      }
      if (signal.aborted) leave()
      signal.throwIfAborted()
      if (free) return leave
      await untilEither(left.signal, signal, ledger.lookAgainMs)
      signal.throwIfAborted()
    }
  }

  return {
    enter: async (userId, bytes, signal) => {
      const letNextTry = await turns.enter(userId, signal)
      try {
        return await untilFree(userId, bytes, signal)
      } finally {
        waiting.delete(userId)
        letNextTry()
      }
    },
  }
}

async function untilEither(left: AbortSignal, gone: AbortSignal, ms: number | undefined): Promise<void> {
  const either = AbortSignal.any([left, gone])
  if (either.aborted) return
  await (ms === undefined
    ? once(either, 'abort')
    : pause(ms, undefined, { signal: either, ref: false }).catch(() => undefined))
}
