import { setTimeout as pause } from 'node:timers/promises'

/** Fails where the work takes longer; it goes on nevertheless. */
export async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const over = new AbortController()
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`it took longer than ${ms} ms`)
  })
  return Promise.race([work, late]).finally(() => over.abort())
}
