import { hasTrustedPixels } from '../painting/trusted-pixels.ts'
import { showSheetToast } from '../ui/toast-queue.ts'

const STORAGE_KEY = 'collagerie.unseen-told'

/**
 * Where the browser hands out noise for what was drawn, effects cannot be shown and no picture of the collage can be made.
 * That is said once in this browser, and forgotten when it is over.
 */
export function tellUnseen(isTrusted: () => boolean = hasTrustedPixels): void {
  const isSeen = isTrusted()
  try {
    if (isSeen) return localStorage.removeItem(STORAGE_KEY)
    if (localStorage.getItem(STORAGE_KEY) !== null) return undefined
    localStorage.setItem(STORAGE_KEY, 'told')
  } catch {
    // Storage may be forbidden: it is then said with every page.
  }
  if (!isSeen) showSheetToast('editor.pixelsUnseen')
}
