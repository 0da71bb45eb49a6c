/** Runs what it is given, at most `limit` at the same time; the rest waits its turn. */
export function atMost(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, which is never free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
