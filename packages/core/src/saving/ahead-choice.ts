import type { LocalPhoto } from './save-progress.ts'

/** The most one visit sends ahead: a full library, and no more than a sheet of good photos weighs. */
export const MOST_AHEAD_PHOTOS = 150
export const MOST_AHEAD_BYTES = 600_000_000

/** What was sent so far. */
export interface AheadSpent {
  readonly photos: number
  readonly bytes: number
}

export interface AheadCandidate extends LocalPhoto {
  /** Whether a slot shows it, so that a save would send it. */
  readonly isPlaced: boolean
}

/** The photo to send next, within the limits: first those a save would send, then in the order chosen. */
export function aheadChoice(candidates: readonly AheadCandidate[], spent: AheadSpent): AheadCandidate | undefined {
  if (spent.photos >= MOST_AHEAD_PHOTOS) return undefined
  const fitting = candidates.filter(({ bytes }) => spent.bytes + bytes <= MOST_AHEAD_BYTES)
  return fitting.find(({ isPlaced }) => isPlaced) ?? fitting[0]
}
