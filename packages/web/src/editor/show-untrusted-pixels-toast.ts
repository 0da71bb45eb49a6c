import { hasTrustedPixels } from '../painting/trusted-pixels.ts'
import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { showSheetToast } from '../ui/toast-queue.ts'

const STORAGE_KEY = STORAGE_KEYS.unseenTold

/**
 * Some browsers return noise instead of drawn pixels: effects cannot be shown and no picture of the collage can be
 * made. The toast comes once in this browser, and is forgotten when the problem is over.
 */
export function showUntrustedPixelsToast(isTrusted: () => boolean = hasTrustedPixels): void {
  if (isTrusted()) {
    inStorage('browser', (storage) => storage.removeItem(STORAGE_KEY))
    return
  }
  // Without storage the toast comes on every page.
  const wasTold = inStorage('browser', (storage) => storage.getItem(STORAGE_KEY) !== null)
  if (wasTold) return
  inStorage('browser', (storage) => storage.setItem(STORAGE_KEY, 'told'))
  showSheetToast('editor.pixelsUnseen')
}
