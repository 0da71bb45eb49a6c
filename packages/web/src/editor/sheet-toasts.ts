import { emptySlots, pagesWithGaps, unplacedPhotos } from '@collagerie/core/collage'
import { hasSeveralPages, undoOfThisStep, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { showSheetToast, type ToastKey, type ToastWords, whileTrue } from '../ui/toast-queue.ts'
import { openOver } from './editor-ui-store.ts'

const isFull = () => {
  const { page } = useDocument.getState()
  return page !== undefined && emptySlots(page).length === 0
}

const areAllFull = () => pagesWithGaps(useDocument.getState().pages ?? []).length === 0

const hasUnused = () => {
  const { photos, order } = useLibrary.getState()
  return order.some((id) => photos[id]?.state === 'IMAGE' && photos[id].used === 0)
}

export function showFullToast(): void {
  const key = hasSeveralPages() ? 'editor.fullPage' : 'editor.full'
  showSheetToast(key, { until: whileTrue(isFull, useDocument) })
}

/** Another layout may have slots for the remaining photos. */
export function showNotAllPlacedToast(): void {
  const until = whileTrue(() => areAllFull() && hasUnused(), useDocument, useLibrary)
  const run = () => openOver({ kind: 'layouts' })
  showSheetToast('editor.NOT_ALL_PHOTOS_PLACED', { until, action: { label: 'forPhotos.others', run } })
}

/** Tells about the last step and how to undo it. The next step replaces the toast. */
export function showStepToast(key: ToastKey, values: NonNullable<ToastWords['values']> = {}): void {
  const { pages } = useDocument.getState()
  showSheetToast(key, {
    values,
    action: { label: 'editor.undoShort', run: undoOfThisStep() },
    until: whileTrue(() => useDocument.getState().pages === pages, useDocument),
  })
}

/** How many photos of the sheet have no slot in its present layout. */
export function waitingCount(): number {
  const { page } = useDocument.getState()
  return page ? unplacedPhotos(page).length : 0
}

/** Tells how many photos have lost their slot to another layout, and where they are. */
export function showWaitingToast(before: number): void {
  const count = waitingCount()
  if (count > 0 && count !== before) showStepToast('editor.photosWait', { count })
}
