import type { Work } from './work.ts'

/**
 * A work that is done until nothing is left whenever it is woken, so many times at once and no more. Who wakes it meanwhile
 * makes it look once more, so that nothing slips between its last look and its end.
 */
export function createLane({ atOnce, run }: Work, signal: AbortSignal): () => Promise<void> {
  let running = 0
  let isWokenAgain = false
  return async () => {
    if (running >= atOnce) {
      isWokenAgain = true
      return
    }
    running += 1
    try {
      do {
        isWokenAgain = false
        while (!signal.aborted && (await run(signal)));
      } while (isWokenAgain && !signal.aborted)
    } finally {
      running -= 1
    }
  }
}
