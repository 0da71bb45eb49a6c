import { setTimeout as pause } from 'node:timers/promises'

/** Rejects if the work takes longer; the work itself goes on. */
export async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const over = new AbortController()
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`it took longer than ${ms} ms`)
  })
  return Promise.race([work, late]).finally(() => over.abort())
}
