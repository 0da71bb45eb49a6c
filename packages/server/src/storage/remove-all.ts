import { BlobRefused } from './blob-refused.ts'

/**
 * After so many failures in a row the store is at fault, not the files, and each further attempt would take its time to
 * fail.
 */
const MOST_FAILURES = 3

/**
 * Removes the files of deleted rows, as far as possible. The daily sweep takes the rest; returns how many those are.
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
