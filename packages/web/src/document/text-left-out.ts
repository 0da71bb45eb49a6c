import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.textLeftOut

/** Whether the customer has said in this tab that an unwritten text stays out of a collage; that is asked once. */
export function isTextLeftOut(collageId: string): boolean {
  return readIds().includes(collageId)
}

/** A collage has one id as a draft and another in the account. */
export function rememberTextLeftOut(...collageIds: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...readIds(), ...collageIds])]))
  } catch {
    // Without storage the question comes again.
  }
}

function readIds(): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
