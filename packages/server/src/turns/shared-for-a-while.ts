/**
 * Whoever asks while the work is under way, or a moment after, gets what it came to, failures too: what costs something
 * is done once, however many ask.
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
