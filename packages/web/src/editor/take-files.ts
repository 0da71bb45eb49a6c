import { useDocument } from '../document/document-store.ts'
import { addToLibrary } from '../photos/add-to-library.ts'
import { filesOutcome } from '../photos/dialog/files-outcome.ts'
import { isRefused, type LibraryPhoto } from '../photos/library-store.ts'
import type { RefusedFile } from '../photos/refused-files.ts'
import { offerPhotos } from './offer-photos.ts'
import { intendedSlot, placeOnceAnalysed } from './place-once-analysed.ts'
import { showFullToast } from './sheet-toasts.ts'

/**
 * Adds files dropped on the editor. A single one goes into the slot it was dropped on, or into the first empty one.
 * With several files, or if other photos are unplaced, the customer is asked whether to fill the sheet.
 */
export async function takeFiles(files: readonly File[], slot?: string): Promise<void> {
  const goal = intendedSlot(slot)
  const photos = await addToLibrary(files)
  const refused = await tellThoseRefused(photos)
  // Another collage, or none, may be open by now.
  if (useDocument.getState().draftId !== goal.draftId) return
  const outcome = filesOutcome(files.length, photos)
  if (outcome.kind === 'select') {
    await placeOnceAnalysed(outcome.id, goal)
    if (slot === undefined) offerPhotos([])
  }
  if (outcome.kind === 'many' && !offerPhotos(outcome.ids, refused)) showFullToast()
}

/** Loads the code that explains refusals. If it does not arrive, the tiles of the refused files explain them. */
async function tellThoseRefused(photos: readonly LibraryPhoto[]): Promise<readonly RefusedFile[]> {
  if (!photos.some(isRefused)) return []
  return import('../photos/report-refused-files.ts').then(
    ({ reportRefusedFiles }) => reportRefusedFiles(photos),
    () => [],
  )
}
