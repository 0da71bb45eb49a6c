import { discardDocument } from '../document/document-store.ts'
import { keepNow } from './keeping.ts'

/** Takes the collage off the table once its draft is kept, to make room for another. */
export async function leaveDocument(): Promise<void> {
  await keepNow()
  discardDocument()
}
