/** A running try reports every second; a try that is silent for this long has ended. */
const GRACE_MS = 8000
/** After a longer gap between two looks it is unknown whether the database could be reached in between. */
const LONGEST_GAP_MS = 4000

/**
 * Tells vanished tries from those that could not reach the database. Call it every second with the overdue leases; it
 * returns those that stayed unchanged for `GRACE_MS` while the database could be read.
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
