import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-draft'

/** The draft this tab works on, which outlives a reload of the page but not the tab. */
export function tabDraft(): string | undefined {
  return inTabStorage((storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabDraft(draftId: string): void {
  inTabStorage((storage) => storage.setItem(KEY, draftId))
}

export function forgetTabDraft(draftId: string): void {
  if (tabDraft() === draftId) inTabStorage((storage) => storage.removeItem(KEY))
}
