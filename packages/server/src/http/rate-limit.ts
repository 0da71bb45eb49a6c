import type { Database } from '../storage/database.ts'
import type { Counted } from './counted.ts'
import { countedInDatabase } from './counted-in-database.ts'
import { countedInMemory } from './counted-in-memory.ts'
import { HttpFailure } from './errors.ts'

/** Limits how much may be done under one key within a time window. */
export interface RateLimit {
  /**
   * Counts once more or refuses: of many calls at once no more than the limit pass. Returns a function that undoes this
   * count.
   */
  count(key: string): Promise<() => Promise<void>>
}

/** Several limits over one window, each with its own key: a call that passes counts for all, otherwise for none. */
interface RateLimitOfAll<Name extends string> {
  count(keys: Readonly<Record<Name, string>>): Promise<() => Promise<void>>
}

export interface RateLimits {
  /** A limit with a name that is the same in every process. */
  (name: string, most: number, windowMinutes: number): RateLimit
  /** Several limits in one call to the database. */
  ofAll<Name extends string>(most: Readonly<Record<Name, number>>, windowMinutes: number): RateLimitOfAll<Name>
}

/** Processes that share a database count together; a single process counts in memory. */
export function createRateLimits(database: Database): RateLimits {
  const ofAll: RateLimits['ofAll'] = (most, windowMinutes) => {
    const names = Object.keys(most) as (keyof typeof most)[]
    const counter = database.isShared
      ? countedInDatabase(database, windowMinutes)
      : countedInMemory(names, windowMinutes)
    return {
      count: async (keys) =>
        uncountOrRefuse(await counter(names.map((name) => ({ name, who: keys[name], most: most[name] })))),
    }
  }
  const one = (name: string, most: number, windowMinutes: number): RateLimit => {
    const limit = ofAll({ [name]: most }, windowMinutes)
    return { count: (key) => limit.count({ [name]: key }) }
  }
  return Object.assign(one, { ofAll })
}

function uncountOrRefuse(counted: Counted): () => Promise<void> {
  if ('uncount' in counted) return counted.uncount
  const seconds = Math.ceil(counted.msUntilFree / 1000)
  throw new HttpFailure('tooManyRequests', { retryAfter: Math.max(1, seconds) })
}
