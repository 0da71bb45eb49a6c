import type { PrintTries } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'

/** What became of one try. */
export type PrintOutcome =
  | { readonly kind: 'printed'; readonly files: readonly PrintFile[] }
  /** What was `refused` would be every time; what `failed` may succeed the next time. */
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }
  /** The store of files or the database was away for longer than a try waits. */
  | { readonly kind: 'away'; readonly reason: string }
  /** Somebody ended the process, or we did. */
  | { readonly kind: 'lost' | 'stopped' }
  /** Its order is no longer the printer's, such as after a cancellation: there is nothing to say about it. */
  | { readonly kind: 'taken away' }

/**
 * What a try without a file counts as. What may be the order's own fault is not tried for ever. An outage is never its
 * fault, nor is `stopped`: then the server is ending.
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
