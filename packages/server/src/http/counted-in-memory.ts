import { CountSketch } from './count-sketch.ts'
import type { Counter } from './counter.ts'

const MS_PER_MINUTE = 60_000

/** In this process; it starts anew with it. */
export function countedInMemory(windowMinutes: number): Counter {
  const counts = new CountSketch(windowMinutes * MS_PER_MINUTE)
  return {
    // Nothing is awaited between looking and counting.
    count: async (key, most) => {
      if (counts.count(key) >= most) return { msUntilFree: counts.msUntilBelow(key, most) }
      const counted = counts.add(key)
      return { takeBack: async () => counts.takeBack(counted) }
    },
  }
}
