import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.draft
const LEFT_KEY = STORAGE_KEYS.leftDraft

/** The id of this tab's draft, which survives a reload but not the tab. */
export function tabDraft(): string | undefined {
  return inStorage('tab', (storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabDraft(draftId: string): void {
  inStorage('tab', (storage) => storage.setItem(KEY, draftId))
}

export function forgetTabDraft(draftId: string): void {
  if (tabDraft() === draftId) inStorage('tab', (storage) => storage.removeItem(KEY))
}

/** The draft this tab had when the customer last quit the editor: closed, but the page after it shows the way back. */
export function leftDraft(): string | undefined {
  return inStorage('tab', (storage) => storage.getItem(LEFT_KEY) ?? undefined)
}

export function rememberLeftDraft(draftId: string): void {
  inStorage('tab', (storage) => storage.setItem(LEFT_KEY, draftId))
}
