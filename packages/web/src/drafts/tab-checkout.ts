import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-checkout'

/** What was entered in the checkout, as this tab keeps it until the order: over a reload and over the way back. */
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
