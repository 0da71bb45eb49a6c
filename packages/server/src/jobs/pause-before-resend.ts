import {
  MS_PER_DAY as DAY,
  MS_PER_HOUR as HOUR,
  MS_PER_MINUTE as MINUTE,
  MS_PER_SECOND as SECOND,
} from '../config/times.ts'

/** Pauses grow up to a day; a receiver that is away over a long weekend still gets everything. */
const PAUSES: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  DAY,
  DAY,
]

/** Milliseconds until the next attempt after this many; undefined if the message is given up. */
export function pauseBeforeResend(attempts: number): number | undefined {
  return PAUSES[attempts - 1]
}
