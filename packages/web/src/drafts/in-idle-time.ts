/** Runs a job when the page has nothing better to do, and at the latest after some seconds. */
const LATEST_MS = 3000

export function inIdleTime(job: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: LATEST_MS })
  else setTimeout(job, 0)
}
