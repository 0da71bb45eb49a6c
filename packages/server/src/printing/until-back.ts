import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from './is-outage.ts'

const PATIENCE_MS = 300_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/**
 * Retries during an outage of the file store or the database: nobody watches a print, and waiting is cheaper than
 * printing again.
 */
export async function untilBack<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const end = Date.now() + PATIENCE_MS
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || Date.now() > end) throw error
    }
    await pause(pauseMs, undefined, { signal })
  }
}
