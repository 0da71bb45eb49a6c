import { areNearDoubles } from '../photo/index.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'

/** Two shots of one scene side by side weigh more than colours that clash. */
const WEIGHT = { twins: 0.8, tone: 0.15 }
/** Slots are neighbours where no more than this share of the smaller one lies between them. */
const GAP_SHARE = 0.25
/** Tones this far apart, in percent, begin to clash; twice as far is as bad as it gets. */
const CLASH = 35

/** Which slots lie beside each other, by their places. */
export function neighboursOf(slots: readonly AutofillSlot[]): readonly (readonly number[])[] {
  return slots.map((slot, index) =>
    slots.flatMap((other, place) => (place !== index && areNeighbours(slot, other) ? [place] : [])),
  )
}

/** Beside or above each other, not corner to corner. A slot whose place is not known has no neighbours. */
function areNeighbours(a: AutofillSlot, b: AutofillSlot): boolean {
  const across = gapBetween(a.x, a.width, b.x, b.width)
  const down = gapBetween(a.y, a.height, b.y, b.height)
  const near = GAP_SHARE * Math.min(a.width, a.height, b.width, b.height)
  return Math.max(across, down) <= near && Math.min(across, down) < 0
}

/** Below nothing where they lie beside each other. */
function gapBetween(a = Number.NaN, length: number, b = Number.NaN, other: number): number {
  return Math.max(a, b) - Math.min(a + length, b + other)
}

/** What it costs that two photos, by their places, lie beside each other. Worked out once for each two. */
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
