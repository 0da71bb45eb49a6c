/** A longer stretch of work would be felt under a finger. */
const STRETCH_MS = 12

/** For long work in small parts: called between two of them, it lets the page respond when it is time. */
export function periodicYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < STRETCH_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
