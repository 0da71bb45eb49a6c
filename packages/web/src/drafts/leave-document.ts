import { discardDocument } from '../document/document-store.ts'
import { mayClose } from '../document/leave-guard.ts'
import { keepNow } from './keeping.ts'

/**
 * Closes the collage once its draft is stored, to make room for another. If the browser refused to store it, the
 * customer is asked; false if they stay with it.
 */
export async function leaveDocument(): Promise<boolean> {
  await keepNow()
  if (!(await mayClose())) return false
  discardDocument()
  return true
}
