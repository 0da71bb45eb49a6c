const KEY = 'collagerie-text-left-out'

/** Whether a customer has said in this tab that a text nobody wrote stays out of a collage; that is asked once. */
export function isTextLeftOut(collageId: string): boolean {
  return readIds().includes(collageId)
}

/** A collage has an id as a draft and another one in the account. */
export function rememberTextLeftOut(...collageIds: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...readIds(), ...collageIds])]))
  } catch {
    // Without a memory it is asked again.
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
