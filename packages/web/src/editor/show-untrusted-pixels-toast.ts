import { hasTrustedPixels } from '../painting/trusted-pixels.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { showSheetToast } from '../ui/toast-queue.ts'

const STORAGE_KEY = STORAGE_KEYS.unseenTold

/**
 * Some browsers return noise instead of drawn pixels: effects cannot be shown and no picture of the collage can be
 * made. The toast comes once in this browser, and is forgotten when the problem is over.
 */
export function showUntrustedPixelsToast(isTrusted: () => boolean = hasTrustedPixels): void {
  const isSeen = isTrusted()
  try {
    if (isSeen) return localStorage.removeItem(STORAGE_KEY)
    if (localStorage.getItem(STORAGE_KEY) !== null) return undefined
    localStorage.setItem(STORAGE_KEY, 'told')
  } catch {
    // If storage is forbidden, the toast comes on every page.
  }
  if (!isSeen) showSheetToast('editor.pixelsUnseen')
}
