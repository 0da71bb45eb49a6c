import { createStore } from 'zustand'

/** What can be asked of the code that keeps the collage at hand. */
interface Keeping {
  readonly keepNow: () => Promise<void>
  readonly clearTable: () => Promise<boolean>
}

/** Until that code has come nothing is kept, so there is nothing to wait for and nothing to take away. */
const NOT_YET: Keeping = { keepNow: async () => undefined, clearTable: async () => false }

const keeper = createStore<Keeping>()(() => NOT_YET)

export function keepBy(keeping: Keeping): void {
  keeper.setState(keeping)
}

/** Waits until the database has everything, or has refused it. */
export async function keepNow(): Promise<void> {
  await keeper.getState().keepNow()
}

/**
 * Takes the collage off the table where it is the account's. True when the page is to be loaded anew: memory forgets.
 * Fetches no code: a sign-out must not depend on what may not come.
 */
export async function clearTable(): Promise<boolean> {
  return keeper.getState().clearTable()
}
