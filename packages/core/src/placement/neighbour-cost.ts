import { areNearDoubles } from '../photo/index.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'

/** Two shots of one scene side by side weigh more than colours that clash. */
const WEIGHT = { twins: 0.8, tone: 0.15 }
/** Slots are neighbours if the gap between them is at most this share of the smaller one. */
const GAP_SHARE = 0.25
/** Tones this far apart, in percent, begin to clash; twice as far is the worst. */
const CLASH = 35

/** The neighbours of each slot, by index. */
export function neighboursOf(slots: readonly AutofillSlot[]): readonly (readonly number[])[] {
  return slots.map((slot, index) =>
    slots.flatMap((other, place) => (place !== index && areNeighbours(slot, other) ? [place] : [])),
  )
}

/** Side by side or one above the other, not corner to corner. A slot without a place has no neighbours. */
function areNeighbours(a: AutofillSlot, b: AutofillSlot): boolean {
  const across = gapBetween(a.x, a.width, b.x, b.width)
  const down = gapBetween(a.y, a.height, b.y, b.height)
  const near = GAP_SHARE * Math.min(a.width, a.height, b.width, b.height)
  return Math.max(across, down) <= near && Math.min(across, down) < 0
}

/** Negative where they overlap. */
function gapBetween(a = Number.NaN, length: number, b = Number.NaN, other: number): number {
  return Math.max(a, b) - Math.min(a + length, b + other)
}

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
      const clash = Math.min(1, Math.max(0, apart / CLASH - 1))
      costs[a * count + b] = (areNearDoubles(one, other) ? WEIGHT.twins : 0) + WEIGHT.tone * clash
      costs[b * count + a] = costs[a * count + b] ?? 0
    }
  }
  return (a, b) => costs[a * count + b] ?? 0
}
