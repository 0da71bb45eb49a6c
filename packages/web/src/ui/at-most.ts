/** Runs tasks, at most `limit` at once; others wait their turn. */
export function atMost(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await work()
    } finally {
      // The next waiting task takes over the place directly.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
