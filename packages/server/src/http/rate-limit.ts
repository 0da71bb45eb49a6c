import type { Database } from '../storage/database.ts'
import { throwAfter } from '../turns/throw-after.ts'
import type { Counted } from './counted.ts'
import { countedInDatabase } from './counted-in-database.ts'
import { countedInMemory } from './counted-in-memory.ts'
import { ERRORS, HttpFailure } from './errors.ts'

const SERVER_ERROR = 500

/** Limits how much may be done under one key within a time window. */
export interface RateLimit {
  /** Counts once more or refuses: of many calls at once no more than the limit pass. */
  count(key: string): Promise<void>
  /**
   * Counts before the work, so that of many calls at once only those within the limit are worked on. The count stays if
   * the result `counts` or the call is refused; what fails on our side never counts.
   */
  countIf<Result>(key: string, counts: (result: Result) => boolean, work: () => Promise<Result>): Promise<Result>
}

/** Several limits over one window, each with its own key: a call that passes counts for all, otherwise for none. */
interface RateLimitOfAll<Name extends string> {
  /** Returns a function that undoes this count. */
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
    return {
      count: async (key) => {
        await limit.count({ [name]: key })
      },
      countIf: async (key, counts, work) => {
        const uncount = await limit.count({ [name]: key })
        const result = await work().catch((error: unknown) => {
          if (isRefusal(error)) throw error
          return throwAfter(error, uncount)
        })
        if (!counts(result)) await uncount()
        return result
      },
    }
  }
  return Object.assign(one, { ofAll })
}

/** Whether the caller, not the server, is why a call came to nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpFailure && ERRORS[error.code].status < SERVER_ERROR
}

function uncountOrRefuse(counted: Counted): () => Promise<void> {
  if ('uncount' in counted) return counted.uncount
  const seconds = Math.ceil(counted.msUntilFree / 1000)
  throw new HttpFailure('tooManyRequests', { retryAfter: Math.max(1, seconds) })
}
