import { seededRandom } from '@collagerie/core/geometry'

/** Chance with a memory: the same seed throws the same numbers, so a scene is the same bytes every time. */
export interface Dice {
  unit(): number
  range(low: number, high: number): number
  /** Clusters round the middle, so that strokes look placed by hand rather than scattered. */
  around(middle: number, spread: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

export function dice(seed: number): Dice {
  const unit = seededRandom(seed)
  return {
    unit,
    range: (low, high) => low + (high - low) * unit(),
    around: (middle, spread) => middle + (unit() + unit() + unit() - 1.5) * spread * 0.8,
    chance: (share) => unit() < share,
    pick: (list) => list[Math.floor(unit() * list.length)] ?? list[0],
  }
}
