import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-draft'

/** The id of this tab's draft, which survives a reload but not the tab. */
export function tabDraft(): string | undefined {
  return inTabStorage((storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabDraft(draftId: string): void {
  inTabStorage((storage) => storage.setItem(KEY, draftId))
}

export function forgetTabDraft(draftId: string): void {
  if (tabDraft() === draftId) inTabStorage((storage) => storage.removeItem(KEY))
}
