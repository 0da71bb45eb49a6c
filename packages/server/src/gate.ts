/** Thrown where too many wait already. */
export class GateFull extends Error {}

/** Lets so many do something at once; a limited number of others wait for their turn, in order. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createGate(most: number, mostWaiting: number): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (work) => {
    if (inside < most) inside += 1
    else if (waiting.length < mostWaiting) await new Promise<void>((enter) => waiting.push(enter))
    else throw new GateFull('too many are waiting')
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so that nobody who comes now can slip in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
