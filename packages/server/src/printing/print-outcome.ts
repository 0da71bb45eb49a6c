import type { PrintTries } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'

export type PrintOutcome =
  | { readonly kind: 'printed'; readonly files: readonly PrintFile[] }
  /** A `refused` order would be refused every time; a `failed` one may succeed next time. */
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }
  /** The file store or the database was away for longer than a try waits. */
  | { readonly kind: 'away'; readonly reason: string }
  /** `lost`: the process was ended from outside. `stopped`: the server ended it. */
  | { readonly kind: 'lost' | 'stopped' }
  /** The order no longer belongs to the printer, for instance after a cancellation, so there is nothing to report. */
  | { readonly kind: 'taken away' }

/**
 * How a try without a file is counted. Faults that may lie in the order are not retried for ever. An outage is never
 * the order's fault, nor is `stopped`, when the server is ending.
 */
export const COUNTS_AS: Readonly<
  Record<Exclude<PrintOutcome['kind'], 'printed' | 'taken away'>, keyof PrintTries | 'final' | 'not at all'>
> = {
  refused: 'final',
  failed: 'failures',
  lost: 'losses',
  away: 'not at all',
  stopped: 'not at all',
}
