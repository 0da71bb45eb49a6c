import type { Database } from '../storage/database.ts'
import { countedInMemory } from './counted-in-memory.ts'
import { countedTogether } from './counted-together.ts'
import { HttpFailure } from './errors.ts'

/** So much may be done under one key within a stretch of time. */
interface RateLimit {
  /** Counts once more, or refuses: of many calls at once no more than the limit pass. What it gives takes this count back. */
  count(key: string): Promise<() => Promise<void>>
}

/** A limit by its name, which is the same in every process. */
export type RateLimits = (name: string, most: number, windowMinutes: number) => RateLimit

/** All processes count together where they share a database; one alone counts in memory. */
export function createRateLimits(database: Database): RateLimits {
  return (name, most, windowMinutes) => {
    const counter = database.isShared ? countedTogether(database, name, windowMinutes) : countedInMemory(windowMinutes)
    return {
      count: async (key) => {
        const counted = await counter.count(key, most)
        if ('takeBack' in counted) return counted.takeBack
        const seconds = Math.ceil(counted.msUntilFree / 1000)
        throw new HttpFailure('tooManyRequests', { retryAfter: Math.max(1, seconds) })
      },
    }
  }
}
