import { once } from 'node:events'
import type { AccountQuota } from '../quota/account-quota.ts'
import { createCallerLimit } from '../turns/limit-per-caller.ts'

/** As many as a browser sends at once to one server. */
const MOST_AT_ONCE = 6

/**
 * Which of an account's uploads may come in now. What is on its way takes room on the disk like what is kept, so that all
 * of it together has to fit into what is left of the account; the rest wait, unread. One may always come: it may be a
 * photo that is there already, or there may be something that can make room for it.
 */
export interface UploadPlaces {
  /** Resolves with the function that frees the place. An aborted wait takes none. */
  take(userId: string, bytes: number, signal: AbortSignal): Promise<() => void>
}

interface Own {
  count: number
  bytes: number
  /** Somebody looks for a place. */
  isLookedAt: boolean
  readonly changes: EventTarget
}

export function createUploadPlaces(quota: Pick<AccountQuota, 'of'>): UploadPlaces {
  const everybody = new Map<string, Own>()
  // One of an account after the other: if all who wait looked, each of them would ask the database whenever one leaves.
  const looks = createCallerLimit(() => 1, Number.POSITIVE_INFINITY)

  function forget(userId: string, own: Own): void {
    if (own.count === 0 && !own.isLookedAt) everybody.delete(userId)
  }

  /** Looks and takes the place in one go, so that nobody can come in between. */
  function tookPlace(own: Own, bytes: number, left: number): boolean {
    if (own.count > 0 && (own.count >= MOST_AT_ONCE || own.bytes + bytes > left)) return false
    own.count += 1
    own.bytes += bytes
    return true
  }

  async function leftOf(userId: string): Promise<number> {
    const { used, limit } = await quota.of(userId)
    return limit - used
  }

  return {
    take: async (userId, bytes, signal) => {
      const letNextLook = await looks.take(userId, signal)
      const own = everybody.get(userId) ?? nobodyYet()
      everybody.set(userId, own)
      own.isLookedAt = true
      try {
        // Whoever is alone need not ask what is left.
        let isInside = tookPlace(own, bytes, 0)
        while (!isInside) {
          isInside = own.count < MOST_AT_ONCE && tookPlace(own, bytes, await leftOf(userId))
          if (!isInside) await once(own.changes, 'left', { signal })
        }
      } finally {
        own.isLookedAt = false
        forget(userId, own)
        letNextLook()
      }
      return () => {
        own.count -= 1
        own.bytes -= bytes
        own.changes.dispatchEvent(new Event('left'))
        forget(userId, own)
      }
    },
  }
}

function nobodyYet(): Own {
  return { count: 0, bytes: 0, isLookedAt: false, changes: new EventTarget() }
}
