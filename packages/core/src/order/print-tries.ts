/** The earlier tries of a print job. */
export interface PrintTries {
  /** Tries that ended by themselves without a file. */
  readonly failures: number
  /** Tries whose process or server disappeared in the middle. */
  readonly losses: number
}

/** A failed print is tried again: a full disk or a busy machine may have been the reason. */
const MOST_FAILURES = 3
/** A killed process is not the order's fault, but an order that kills every process is to blame. */
const MOST_LOSSES = 10
const FIRST_PAUSE_MS = 15_000
const LOSS_PAUSE_MS = 500

/** Milliseconds until the next try, longer each time; undefined if there is none. */
export function pauseBeforeNextTry({ failures, losses }: PrintTries): number | undefined {
  if (failures >= MOST_FAILURES || losses >= MOST_LOSSES) return undefined
  return failures * failures * FIRST_PAUSE_MS + losses * LOSS_PAUSE_MS
}
