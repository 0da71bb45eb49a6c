import { BlobRefused } from './blob-refused.ts'

/** After this many failures in a row it is the store, not the files, and each further one would take its time to fail. */
const MOST_FAILURES = 3

/**
 * Removes files whose rows are gone, each that can be. What cannot be removed now is left to the daily sweep; gives how
 * many those are.
 */
export async function removeAll(
  store: { remove(name: string): Promise<void> },
  names: readonly string[],
): Promise<number> {
  let removed = 0
  let inARow = 0
  for (const name of names) {
    if (inARow === MOST_FAILURES) break
    const failure = await store.remove(name).then(
      () => undefined,
      (error: unknown) => ({ isItsOwn: error instanceof BlobRefused }),
    )
    removed += failure ? 0 : 1
    inARow = !failure || failure.isItsOwn ? 0 : inARow + 1
  }
  return names.length - removed
}
