import { createFairQueue } from './fair-queue.ts'
import { TooManyWait } from './too-many-wait.ts'

/**
 * Runs a limited number of things at once for all callers together; a limited number wait. The caller who has used the
 * least time recently is next, so that nobody waits behind another's crowd.
 */
export type LimitForAll = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly who: string
  enter(): void
  leave(reason: TooManyWait): void
}

export function createLimitForAll(most: number, mostWaiting: number): LimitForAll {
  const waiting = createFairQueue<Waiting>(mostWaiting, () => performance.now())
  let inside = 0
  return async (who, work) => {
    if (inside < most) inside += 1
    else {
      await new Promise<void>((enter, leave) => {
        waiting.push({ who, enter, leave })?.leave(new TooManyWait())
      })
    }
    const begun = performance.now()
    try {
      return await work()
    } finally {
      waiting.charge(who, performance.now() - begun)
      // The next in line takes over the place directly, so that no newcomer can slip in.
      const next = waiting.take(() => true)
      if (next) next.enter()
      else inside -= 1
    }
  }
}
