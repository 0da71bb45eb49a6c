const KEY = 'collagerie-has-drafts'

/** Known at once and without the database: a first visit downloads nothing for drafts it does not have. */
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
    // Where nothing can be stored there are no drafts either.
  }
}
