import { clamp } from '../geometry/index.ts'
import { areNearDoubles } from '../photo/index.ts'
import type { AutofillPhoto } from './autofill-photo.ts'

/** Two shots of one scene side by side weigh more than colours that clash. */
const WEIGHT = { twins: 0.8, tone: 0.15 }
/** Tones this far apart, in percent, begin to clash; twice as far is the worst. */
const CLASH = 35

/** The cost of two photos, given by index, as neighbours. Computed once for each pair. */
export function neighbourCost(photos: readonly AutofillPhoto[]): (a: number, b: number) => number {
  const count = photos.length
  const costs = new Float64Array(count * count)
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < a; b++) {
      const [one, other] = [photos[a], photos[b]]
      if (!one?.content || !other?.content) continue
      const [light, red, yellow] = one.content.tone
      const [light2, red2, yellow2] = other.content.tone
      const apart = Math.hypot(light - light2, 1.5 * (red - red2), 1.5 * (yellow - yellow2))
      const clash = clamp(apart / CLASH - 1, 0, 1)
      costs[a * count + b] = (areNearDoubles(one, other) ? WEIGHT.twins : 0) + WEIGHT.tone * clash
      costs[b * count + a] = costs[a * count + b] ?? 0
    }
  }
  return (a, b) => costs[a * count + b] ?? 0
}
