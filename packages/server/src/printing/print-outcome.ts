import type { PrintTries } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'

/** What became of one try. */
export type PrintOutcome =
  | { readonly kind: 'printed'; readonly files: readonly PrintFile[] }
  /** `refused` would be so every time; what `failed` may go well the next time. */
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }
  /** The store of files or the database was away for longer than a try waits. */
  | { readonly kind: 'away'; readonly reason: string }
  /** Somebody ended the process, or we did. */
  | { readonly kind: 'lost' | 'stopped' }

/**
 * What a try without a file counts as. Nothing that can be an order's own fault is taken up again for ever; an outage is
 * not, nor is our own stop, which ends the server, or the order was taken from the printer.
 */
export const COUNTS_AS: Readonly<
  Record<Exclude<PrintOutcome['kind'], 'printed'>, keyof PrintTries | 'the last' | 'nothing'>
> = {
  refused: 'the last',
  failed: 'failures',
  lost: 'losses',
  away: 'nothing',
  stopped: 'nothing',
}
