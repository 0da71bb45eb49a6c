import { discardDocument } from '../document/document-store.ts'
import { keepNow } from './keeping.ts'

/** Closes the collage once its draft is stored, to make room for another. */
export async function leaveDocument(): Promise<void> {
  await keepNow()
  discardDocument()
}
