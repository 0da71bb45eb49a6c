import type { OrderState } from '@collagerie/core/order'

/** Where an order stands, as far as a page shows it. */
export interface OrderProgress {
  readonly state: OrderState
  /** In percent. */
  readonly progress: number
}

const FIRST_MS = 2000
const LONGEST_MS = 15_000
const GROWTH = 1.3

/** How long to wait before asking again: a small sheet is printed in seconds, a large one is polled less often. */
export function pauseBeforePoll(polls: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * GROWTH ** polls)
}
