import { useDocument } from '../document/document-store.ts'
import { filesOutcome } from '../photos/dialog/files-outcome.ts'
import { isRefused, type LibraryPhoto } from '../photos/library-store.ts'
import type { RefusedFile } from '../photos/refused-files.ts'
import { takeIn } from '../photos/take-in.ts'
import { offerPhotos } from './offer-photos.ts'
import { meantFor, placeOnceAnalysed } from './place-once-analysed.ts'
import { tellFull } from './sheet-notices.ts'

/**
 * Adds files dropped on the editor. A single one goes into the slot it was dropped on, or into the first empty one.
 * With several files, or if other photos are unplaced, the customer is asked whether to fill the sheet.
 */
export async function takeFiles(files: readonly File[], slot?: string): Promise<void> {
  const goal = meantFor(slot)
  const photos = await takeIn(files)
  const refused = await tellThoseRefused(photos)
  // Another collage, or none, may be open by now.
  if (useDocument.getState().draftId !== goal.draftId) return
  const outcome = filesOutcome(files.length, photos)
  if (outcome.kind === 'select') {
    await placeOnceAnalysed(outcome.id, goal)
    if (slot === undefined) offerPhotos([])
  }
  if (outcome.kind === 'many' && !offerPhotos(outcome.ids, refused)) tellFull()
}

/** What says why comes when it is needed; if it does not, the refused files keep their tiles, which say it too. */
async function tellThoseRefused(photos: readonly LibraryPhoto[]): Promise<readonly RefusedFile[]> {
  if (!photos.some(isRefused)) return []
  return import('../photos/tell-refused.ts').then(
    ({ tellRefused }) => tellRefused(photos),
    () => [],
  )
}
