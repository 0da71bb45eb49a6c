/** A browser that tells of no idle time (Safari until lately) is given this much to finish what it is at. */
const BREATH_MS = 50

/**
 * Does something once the page has nothing better to do, at the latest after `latestMs` where that is given: a page may
 * never be idle. The function it gives calls that off.
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

/** Waits for idle time, some seconds at most. */
export function idleTime(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, SOON_MS))
}
