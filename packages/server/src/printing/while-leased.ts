import { withTimeout } from '../turns/with-timeout.ts'
import { everySecond } from './every-second.ts'
import type { PrintAttempt } from './print-attempt.ts'
import type { PrintParts } from './print-parts.ts'

/** A progress report that takes longer is sent again over another database connection. */
const SAY_WITHIN_MS = 5000

/** Thrown when the order no longer belongs to this try: cancelled, or taken by another process. */
export class OrderTaken extends Error {}

/** Runs the work with a signal that also aborts when the try loses its order. */
export async function whileLeased<Value>(
  { jobs, log }: PrintParts,
  attempt: PrintAttempt,
  stopping: AbortSignal,
  progress: () => number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController()
  // Reports also without progress: a report renews the lease and tells whether it still holds.
  const saying = everySecond(async () => {
    try {
      if (!(await withTimeout(jobs.goOn(attempt, progress()), SAY_WITHIN_MS))) lost.abort()
    } catch (error) {
      log.warn({ err: error }, 'how far a print is could not be noted')
    }
  }, log)
  saying.start()
  return work(AbortSignal.any([stopping, lost.signal])).finally(() => {
    // A last report that is still being sent need not be awaited.
    void saying.stop()
    // The try has lost its order, whatever the work returned.
    if (lost.signal.aborted) throw new OrderTaken()
  })
}
