import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.hasDrafts

/** Answered at once without the database, so that a first visit loads nothing for drafts it does not have. */
export function mayHaveDrafts(): boolean {
  return inStorage('browser', (storage) => storage.getItem(KEY) !== null) ?? false
}

export function hintDrafts(hasDrafts: boolean): void {
  // Without storage the next visit does not look for drafts.
  inStorage('browser', (storage) => (hasDrafts ? storage.setItem(KEY, '1') : storage.removeItem(KEY)))
}
