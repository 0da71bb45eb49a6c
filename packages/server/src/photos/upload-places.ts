import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountQuota } from '../quota/account-quota.ts'
import type { Database } from '../storage/database.ts'
import { createCallerLimit } from '../turns/limit-per-caller.ts'
import type { PlaceBook } from './place-book.ts'
import { placesInMemory } from './places-in-memory.ts'
import { placesTogether } from './places-together.ts'

/**
 * Which of an account's uploads may come in now. What is on its way takes room on the disk like what is kept, so that all
 * of it together has to fit into what is left of the account; the rest wait, unread. One may always come: it may be a
 * photo that is there already, or there may be something that can make room for it.
 */
export interface UploadPlaces {
  /** Resolves with the function that frees the place. An aborted wait takes none. */
  take(userId: string, bytes: number, signal: AbortSignal): Promise<() => void>
}

/** All processes count together where they share a database; one alone counts in memory. */
export function openPlaceBook(database: Database, quota: AccountQuota): PlaceBook {
  return database.isShared ? placesTogether(database, quota) : placesInMemory(quota)
}

export function createUploadPlaces(book: PlaceBook): UploadPlaces {
  // Only one upload of an account looks at a time; otherwise all that wait would ask the database whenever one leaves.
  const looks = createCallerLimit(() => 1, Number.POSITIVE_INFINITY)
  /** For each account with an upload that is looking for a place: aborted when another of its uploads leaves. */
  const lookers = new Map<string, AbortController>()

  async function look(userId: string, bytes: number, signal: AbortSignal): Promise<() => void> {
    for (;;) {
      // Set before looking, so that an upload that leaves meanwhile is not missed.
      const left = new AbortController()
      lookers.set(userId, left)
      const free = await book.take(userId, bytes)
      const leave = () => {
        void free?.().finally(() => lookers.get(userId)?.abort())
      }
      if (signal.aborted) leave()
      signal.throwIfAborted()
      if (free) return leave
      await untilEither(left.signal, signal, book.lookAgainMs)
      signal.throwIfAborted()
    }
  }

  return {
    take: async (userId, bytes, signal) => {
      const letNextLook = await looks.take(userId, signal)
      try {
        return await look(userId, bytes, signal)
      } finally {
        lookers.delete(userId)
        letNextLook()
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
