import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.ordered

/** The number of the order this tab placed last, for the page after leaving. */
export function tabOrder(): string | undefined {
  return inStorage('tab', (storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabOrder(number: string): void {
  inStorage('tab', (storage) => storage.setItem(KEY, number))
}

/** Called on signing out, because the order belongs to the account. */
export function forgetTabOrder(): void {
  inStorage('tab', (storage) => storage.removeItem(KEY))
}
