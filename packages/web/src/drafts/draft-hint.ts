import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.hasDrafts

/** Answered at once without the database, so that a first visit loads nothing for drafts it does not have. */
export function mayHaveDrafts(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function hintDrafts(hasDrafts: boolean): void {
  try {
    if (hasDrafts) window.localStorage.setItem(KEY, '1')
    else window.localStorage.removeItem(KEY)
  } catch {
    // Without storage the next visit does not look for drafts.
  }
}
