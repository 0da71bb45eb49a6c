/** Whoever prints says so every second; nobody who still can is silent for this long. */
const GRACE_MS = 8000
/** After a longer gap between two looks nobody knows whether the database was there in between. */
const LONGEST_GAP_MS = 4000

/**
 * Tells tries that have vanished from those that could not say that they go on. Given what is overdue at each look, every
 * second or so, it gives what has been overdue, word for word, for some time in which the database was there all the while.
 */
export function vanishedTries(
  clock: () => number = () => performance.now(),
): (overdue: readonly string[]) => ReadonlySet<string> {
  let firstSeen: ReadonlyMap<string, number> = new Map()
  let lastLook = Number.NEGATIVE_INFINITY
  return (overdue) => {
    const now = clock()
    const known = now - lastLook > LONGEST_GAP_MS ? undefined : firstSeen
    firstSeen = new Map(overdue.map((each) => [each, known?.get(each) ?? now]))
    lastLook = now
    return new Set(overdue.filter((each) => now - (firstSeen.get(each) ?? now) >= GRACE_MS))
  }
}
