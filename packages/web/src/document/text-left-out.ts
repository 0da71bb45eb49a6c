import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.textLeftOut

/** Whether the customer has said in this tab that an unwritten text stays out of a collage; that is asked once. */
export function isTextLeftOut(collageId: string): boolean {
  return readIds().includes(collageId)
}

/** A collage has one id as a draft and another in the account. */
export function rememberTextLeftOut(...collageIds: readonly string[]): void {
  // Without storage the question comes again.
  const kept = JSON.stringify([...new Set([...readIds(), ...collageIds])])
  inStorage('tab', (storage) => storage.setItem(KEY, kept))
}

function readIds(): readonly unknown[] {
  const ids = inStorage('tab', (storage): unknown => JSON.parse(storage.getItem(KEY) ?? '[]'))
  return Array.isArray(ids) ? ids : []
}
