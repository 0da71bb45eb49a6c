const KEY = 'collagerie-draft'

/** The draft this tab works on, which outlives a reload of the page but not the tab. */
export function tabDraft(): string | undefined {
  return inStorage((storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabDraft(draftId: string): void {
  inStorage((storage) => storage.setItem(KEY, draftId))
}

export function forgetTabDraft(draftId: string): void {
  if (tabDraft() === draftId) inStorage((storage) => storage.removeItem(KEY))
}

/** Where the customer has closed off storage nothing is remembered, and the work goes on. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
