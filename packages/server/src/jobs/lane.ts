import type { Work } from './work.ts'

/**
 * When woken, works until nothing is left, at most `atOnce` pieces at a time. A call while all are busy makes it look
 * once more, so that nothing slips between its last look and its end.
 */
export function createLane({ atOnce, run }: Pick<Work, 'atOnce' | 'run'>, signal: AbortSignal): () => Promise<void> {
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
        let isMore = true
        while (isMore && !signal.aborted) isMore = await run(signal)
      } while (isWokenAgain && !signal.aborted)
    } finally {
      running -= 1
    }
  }
}
