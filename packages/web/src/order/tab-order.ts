import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.ordered

/** The number under which this tab last ordered this collage, for the page after leaving. */
export function tabOrder(collageId: string): string | undefined {
  const kept = inStorage('tab', (storage) => storage.getItem(KEY)) ?? ''
  return kept.startsWith(`${collageId} `) ? kept.slice(collageId.length + 1) : undefined
}

export function rememberTabOrder(collageId: string, number: string): void {
  inStorage('tab', (storage) => storage.setItem(KEY, `${collageId} ${number}`))
}

/** Called on signing out, because the order belongs to the account. */
export function forgetTabOrder(): void {
  inStorage('tab', (storage) => storage.removeItem(KEY))
}
