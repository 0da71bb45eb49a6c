/**
 * Syncs to the disk once for all who wait. A caller who asks during a sync may be too late for it and waits for the
 * next.
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
