import { removeAll } from '../storage/remove-all.ts'

/** Removes all that can be removed. Throws if something is left, so that a job stops while the store is away. */
export async function removeFiles(...[store, names]: Parameters<typeof removeAll>): Promise<void> {
  const left = await removeAll(store, names)
  if (left > 0) throw new Error(`${left} of ${names.length} files could not be removed and are left to the daily sweep`)
}
