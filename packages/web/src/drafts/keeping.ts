import { createStore } from 'zustand'

/** What the code that keeps the open collage can be asked to do. */
interface DraftKeeping {
  readonly keepNow: () => Promise<void>
  readonly pictureNow: () => Promise<void>
  readonly clearOpenDraft: () => Promise<boolean>
}

/** Until that code is loaded nothing is stored, so there is nothing to wait for or to remove. */
const NOT_YET: DraftKeeping = {
  keepNow: async () => undefined,
  pictureNow: async () => undefined,
  clearOpenDraft: async () => false,
}

const keeper = createStore<DraftKeeping>()(() => NOT_YET)

export function setDraftKeeper(keeping: DraftKeeping): void {
  keeper.setState(keeping)
}

/** Waits until the database has stored or refused everything. */
export async function keepNow(): Promise<void> {
  await keeper.getState().keepNow()
}

/**
 * Waits until the open collage, and the one closed last, have pictures that show them as they are, or cannot have one.
 */
export async function pictureNow(): Promise<void> {
  await keeper.getState().pictureNow()
}

/**
 * Closes the collage if it belongs to the account. True if the page must be reloaded to clear its memory. Loads no
 * code, since signing out must not depend on the network.
 */
export async function clearOpenDraft(): Promise<boolean> {
  return keeper.getState().clearOpenDraft()
}
