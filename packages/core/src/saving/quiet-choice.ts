import type { LocalResource } from './save-progress.ts'

/** The most one visit sends ahead: a full library, and no more than a sheet of good photos weighs. */
export const MOST_QUIET_PHOTOS = 150
export const MOST_QUIET_BYTES = 600_000_000

/** What was sent so far. */
export interface QuietSpent {
  readonly photos: number
  readonly bytes: number
}

export interface QuietCandidate extends LocalResource {
  /** Whether a slot shows it, so that a save would send it. */
  readonly isPlaced: boolean
}

/** The photo to send next, within the limits: first those a save would send, then in the order chosen. */
export function quietChoice(candidates: readonly QuietCandidate[], spent: QuietSpent): QuietCandidate | undefined {
  if (spent.photos >= MOST_QUIET_PHOTOS) return undefined
  const fitting = candidates.filter(({ bytes }) => spent.bytes + bytes <= MOST_QUIET_BYTES)
  return fitting.find(({ isPlaced }) => isPlaced) ?? fitting[0]
}
