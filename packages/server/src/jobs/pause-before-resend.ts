const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Growing up to a day; a receiver that is away over a long weekend still hears everything. */
const PAUSES: readonly number[] = [
  10_000,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/** Milliseconds until a message is sent again after this many attempts; undefined where it is given up. */
export function pauseBeforeResend(attempts: number): number | undefined {
  return PAUSES[attempts - 1]
}
