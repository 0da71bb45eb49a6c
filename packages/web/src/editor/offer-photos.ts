import { emptySlots, usesOnPages } from '@collagerie/core/collage'
import { useDocument } from '../document/document-store.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { beginNextFiles, noteRefusedFiles, type RefusedFile } from '../photos/refused-files.ts'
import { offerToFill } from './editor-ui-store.ts'

/**
 * Offers to fill the empty slots with the photos just added and, if slots remain, with all unplaced ones. Returns false
 * if no slot is empty. `refused` are the files that could not be added with them. Looks at the present collage, since
 * reading files takes time.
 */
export function offerPhotos(added: readonly string[], refused: readonly RefusedFile[] = []): boolean {
  const { page, pages = [] } = useDocument.getState()
  const places = page ? emptySlots(page).length : 0
  if (places === 0) return false
  const { photos, order } = useLibrary.getState()
  const uses = usesOnPages(pages)
  const others = fillable(photos, order).flatMap(({ id }) => (uses.has(id) || added.includes(id) ? [] : [id]))
  const offered = added.length < places ? [...added, ...others] : added
  if (refused.length === 0) beginNextFiles()
  noteRefusedFiles(refused)
  offerToFill(offered)
  return true
}
