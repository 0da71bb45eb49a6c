const STORAGE_KEY = 'collagerie.touch-help'

/** Whether fingers work the sheet and nobody has been told how. */
export function needsTouchHelp(): boolean {
  return window.matchMedia('(pointer: coarse)').matches && !wasRead()
}

export function touchHelpRead(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'read')
  } catch {
    // Storage may be forbidden: the help then comes again with the next page.
  }
}

function wasRead(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
