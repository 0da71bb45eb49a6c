import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { inTabStorage } from './tab-storage.ts'

const KEY = STORAGE_KEYS.checkout

/**
 * The entries of the checkout, which this tab keeps until the order: across a reload, and when the customer goes back.
 */
export function tabCheckout(): string | undefined {
  return inTabStorage((storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabCheckout(entered: string): void {
  inTabStorage((storage) => storage.setItem(KEY, entered))
}

/** Called after the order and on signing out, because the address belongs to the account. */
export function forgetTabCheckout(): void {
  inTabStorage((storage) => storage.removeItem(KEY))
}
