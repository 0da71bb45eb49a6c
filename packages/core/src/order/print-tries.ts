/** What has become of a print job so far. */
export interface PrintTries {
  /** Tries that came to an end by themselves, without a file. */
  readonly failures: number
  /** Tries whose process, or whose server, was gone in the middle. */
  readonly losses: number
}

/** A print that fails is tried again: a full disk or a busy machine may have been the reason. */
const MOST_FAILURES = 3
/** A process that somebody ended is not the order's fault, but an order that ends every process is to blame. */
const MOST_LOSSES = 10
const FIRST_PAUSE_MS = 15_000
const LOSS_PAUSE_MS = 500

/** Milliseconds until the next try, longer each time; undefined where there is none. */
export function pauseBeforeNextTry({ failures, losses }: PrintTries): number | undefined {
  if (failures >= MOST_FAILURES || losses >= MOST_LOSSES) return undefined
  return failures * failures * FIRST_PAUSE_MS + losses * LOSS_PAUSE_MS
}
