import { MOST_SELECTED_PHOTOS } from '@collagerie/core/photo'
import { showSheetToast } from '../ui/toast-queue.ts'
import { addFiles, type LibraryPhoto } from './library-store.ts'
import { beginNextFiles } from './refused-files.ts'

/** Adds files to the library and tells the customer at once if there are too many. */
export function addToLibrary(files: readonly File[]): Promise<readonly LibraryPhoto[]> {
  beginNextFiles()
  const { photos, ignored } = addFiles(files)
  if (ignored > 0) showSheetToast('photo.tooMany', { values: { max: MOST_SELECTED_PHOTOS, count: ignored } })
  return photos
}
