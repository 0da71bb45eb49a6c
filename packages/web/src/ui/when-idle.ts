/** The pause for browsers that report no idle time, like older Safari. */
const BREATH_MS = 50

/**
 * Runs a job in idle time, at the latest after `latestMs` if given, since a page may never be idle. Returns a function
 * that cancels it.
 */
export function whenIdle(job: () => void, latestMs?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, BREATH_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(job, latestMs === undefined ? {} : { timeout: latestMs })
  return () => window.cancelIdleCallback(handle)
}

const SOON_MS = 3000

/** Waits for idle time, at most some seconds. */
export function idleTime(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, SOON_MS))
}
