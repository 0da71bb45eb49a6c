import { hasTrustedPixels } from '../painting/trusted-pixels.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { showSheetToast } from '../ui/toast-queue.ts'

const STORAGE_KEY = STORAGE_KEYS.unseenTold

/**
 * Some browsers return noise instead of drawn pixels: effects cannot be shown and no picture of the collage can be
 * made. The notice comes once in this browser, and is forgotten when the problem is over.
 */
export function notifyUntrustedPixels(isTrusted: () => boolean = hasTrustedPixels): void {
  const isSeen = isTrusted()
  try {
    if (isSeen) return localStorage.removeItem(STORAGE_KEY)
    if (localStorage.getItem(STORAGE_KEY) !== null) return undefined
    localStorage.setItem(STORAGE_KEY, 'told')
  } catch {
    // If storage is forbidden, the notice comes on every page.
  }
  if (!isSeen) showSheetToast('editor.pixelsUnseen')
}
