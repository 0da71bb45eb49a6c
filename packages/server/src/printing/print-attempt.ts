import type { PrintTries } from '@collagerie/core/order'

/** An attempt that has not reported for this long is overdue and may have ended. */
export const LEASE_MS = 12_000

/** One attempt to print one order. */
export interface PrintAttempt extends PrintTries {
  readonly number: string
  /** An attempt may report on its order only while it holds this lease. */
  readonly lease: string
  readonly userId: string
  readonly xml: string
  readonly material: string
  /** The trace of the call that placed the order. */
  readonly trace: string
}

/** Each attempt has its own folder, so that no two write to the same files. */
export function folderOf(number: string, lease: string): string {
  return `${number}-${lease}`
}
