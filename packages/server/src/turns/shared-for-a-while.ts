/**
 * Callers who ask during the work, or a moment after, share its result or failure: expensive work is done once, however
 * many ask.
 */
export function sharedForAWhile<Value>(
  work: () => Promise<Value>,
  keptMs: number,
  clock: () => number = () => performance.now(),
): () => Promise<Value> {
  let outcome: Promise<Value> | undefined
  let keptUntil = 0
  return () => {
    if (outcome && clock() < keptUntil) return outcome
    const begun = work()
    const keep = () => {
      keptUntil = clock() + keptMs
    }
    outcome = begun
    keptUntil = Number.POSITIVE_INFINITY
    begun.then(keep, keep)
    return begun
  }
}
