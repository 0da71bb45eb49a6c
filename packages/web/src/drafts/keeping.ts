/** What can be asked of the code that keeps the collage at hand. */
interface Keeping {
  readonly keepNow: () => Promise<void>
  readonly clearTable: () => Promise<boolean>
}

/** Undefined until that code has come: nothing is kept so far, so there is nothing to wait for and nothing to take away. */
let begun: Keeping | undefined

export function keepBy(keeping: Keeping): void {
  begun = keeping
}

/** Waits until the database has everything, or has refused it. */
export async function keepNow(): Promise<void> {
  await begun?.keepNow()
}

/**
 * Takes the collage off the table where it is the account's. True when the page is to be loaded anew: memory forgets.
 * Fetches no code: a sign-out must not depend on what may not come.
 */
export async function clearTable(): Promise<boolean> {
  return (await begun?.clearTable()) ?? false
}
