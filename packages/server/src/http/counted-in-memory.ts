import { MS_PER_MINUTE } from '../config/times.ts'
import { CountSketch } from './count-sketch.ts'
import type { CountAll } from './counted.ts'

/** Counts in this process only; a restart begins at zero. */
export function countedInMemory(names: readonly string[], windowMinutes: number): CountAll {
  const counts = new Map(names.map((name) => [name, new CountSketch(windowMinutes * MS_PER_MINUTE)]))
  return async (asked) => {
    const all = asked.flatMap(({ name, who, most }) => {
      const sketch = counts.get(name)
      return sketch ? [{ sketch, who, most }] : []
    })
    // Nothing is awaited between checking and counting.
    const refused = all.find(({ sketch, who, most }) => sketch.count(who) >= most)
    if (refused) return { msUntilFree: refused.sketch.msUntilBelow(refused.who, refused.most) }
    const counted = all.map(({ sketch, who }) => ({ sketch, mark: sketch.add(who) }))
    return {
      uncount: async () => {
        for (const { sketch, mark } of counted) sketch.uncount(mark)
      },
    }
  }
}
