import { CountSketch } from './count-sketch.ts'
import { HttpFailure } from './errors.ts'

const MS_PER_MINUTE = 60_000

/** So much may be done under one key within a stretch of time, counted in this process. */
export interface RateLimit {
  /**
   * Counts once more, or refuses. It counts before anything is awaited: of many calls at once no more than the limit
   * pass. What it gives takes this one count back.
   */
  count(key: string): () => void
}

export function createRateLimit(most: number, windowMinutes: number): RateLimit {
  const counts = new CountSketch(windowMinutes * MS_PER_MINUTE)
  return {
    count: (key) => {
      if (counts.count(key) >= most) {
        const seconds = Math.ceil(counts.msUntilBelow(key, most) / 1000)
        throw new HttpFailure('tooManyRequests', { retryAfter: Math.max(1, seconds) })
      }
      const counted = counts.add(key)
      return () => counts.takeBack(counted)
    },
  }
}
