/**
 * Makes a write to the disk once for all who wait for one. Whoever asks while one is under way may have come too late
 * for it, and is served by the next.
 */
export function createSharedSync(sync: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    next = undefined
    const begun = sync().finally(() => {
      if (underWay === begun) underWay = undefined
    })
    underWay = begun
    return begun
  }

  return () => {
    if (underWay === undefined) return begin()
    next ??= underWay.then(begin, begin)
    return next
  }
}
