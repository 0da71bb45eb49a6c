import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.checkout

/**
 * The entries of the checkout, which this tab keeps until the order: across a reload, and when the customer goes back.
 */
export function tabCheckout(): string | undefined {
  return inStorage('tab', (storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabCheckout(entered: string): void {
  inStorage('tab', (storage) => storage.setItem(KEY, entered))
}

/** Called after the order and on signing out, because the address belongs to the account. */
export function forgetTabCheckout(): void {
  inStorage('tab', (storage) => storage.removeItem(KEY))
}
