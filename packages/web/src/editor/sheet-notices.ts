import { emptySlots, pagesWithGaps } from '@collagerie/core/collage'
import { SUBTITLE_SLOT } from '@collagerie/core/text'
import { hasSeveralPages, useDocument, wayBack } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { showSheetToast, type ToastKey, type ToastWords, whileTrue } from '../ui/toast-queue.ts'
import { useDesk } from './desk-store.ts'

const isFull = () => {
  const { collage } = useDocument.getState()
  return collage !== undefined && emptySlots(collage).length === 0
}

const areAllFull = () => pagesWithGaps(useDocument.getState().pages ?? []).length === 0

const hasUnused = () => {
  const { photos, order } = useLibrary.getState()
  return order.some((id) => photos[id]?.state === 'IMAGE' && photos[id].used === 0)
}

export function tellFull(): void {
  const key = hasSeveralPages() ? 'editor.fullPage' : 'editor.full'
  showSheetToast(key, { until: whileTrue(isFull, useDocument) })
}

/** Another layout may have slots for the remaining photos. */
export function tellNotAllPlaced(): void {
  const until = whileTrue(() => areAllFull() && hasUnused(), useDocument, useLibrary)
  const run = () => useDesk.setState({ showsLayouts: true })
  showSheetToast('editor.NOT_ALL_PHOTOS_PLACED', { until, action: { label: 'forPhotos.others', run } })
}

/** Tells about the last step and how to undo it. The next step replaces the notice. */
export function tellStep(key: ToastKey, values: NonNullable<ToastWords['values']> = {}): void {
  const { pages } = useDocument.getState()
  showSheetToast(key, {
    values,
    action: { label: 'editor.undoShort', run: wayBack() },
    until: whileTrue(() => useDocument.getState().pages === pages, useDocument),
  })
}

/** Texts that went with the layout before are named: the order would still be called by them. */
export function tellLayoutTaken(taken: NonNullable<ToastWords['values']>, leftOut: readonly string[]): void {
  if (leftOut.length === 0) return tellStep('forPhotos.taken', taken)
  const one = leftOut[0] === SUBTITLE_SLOT ? 'subtitle' : 'title'
  const left = leftOut.length > 1 ? 'both' : one
  tellStep('editor.textsLeftOut', { taken: { key: 'forPhotos.taken', values: taken }, left })
}
