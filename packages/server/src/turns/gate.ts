import { createFairQueue } from './fair-queue.ts'

/** Thrown where too many wait already. */
export class GateFull extends Error {}

/**
 * Lets so many do something at once; a limited number of others wait for their turn. Whoever has been inside the least
 * of late is next, so that nobody waits behind a crowd of somebody else's.
 */
export type Gate = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly userId: string
  enter(): void
  leave(reason: GateFull): void
}

export function createGate(most: number, mostWaiting: number): Gate {
  const waiting = createFairQueue<Waiting>(mostWaiting, () => performance.now())
  let inside = 0
  return async (who, work) => {
    if (inside < most) inside += 1
    else {
      await new Promise<void>((enter, leave) => {
        waiting.push({ userId: who, enter, leave })?.leave(new GateFull('too many are waiting'))
      })
    }
    const begun = performance.now()
    try {
      return await work()
    } finally {
      waiting.charge(who, performance.now() - begun)
      // Whoever waits takes over the place, so that nobody who comes now can slip in between.
      const next = waiting.take(() => true)
      if (next) next.enter()
      else inside -= 1
    }
  }
}
