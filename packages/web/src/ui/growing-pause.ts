/** The pause before something that failed to load is asked for again; each is twice as long as the one before. */
export const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export function pauseAfter(pause: number): number {
  return Math.min(2 * pause, LONGEST_PAUSE_MS)
}
