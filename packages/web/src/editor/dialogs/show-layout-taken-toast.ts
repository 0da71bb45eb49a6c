import { SUBTITLE_SLOT } from '@collagerie/core/text'
import type { ToastWords } from '../../ui/toast-queue.ts'
import { showStepToast } from '../sheet-toasts.ts'

/** Names the texts that the new layout has no place for, since the order is still titled by them. */
export function showLayoutTakenToast(taken: NonNullable<ToastWords['values']>, leftOut: readonly string[]): void {
  if (leftOut.length === 0) return showStepToast('forPhotos.taken', taken)
  const one = leftOut[0] === SUBTITLE_SLOT ? 'subtitle' : 'title'
  const left = leftOut.length > 1 ? 'both' : one
  showStepToast('lettering.leftOut', { taken: { key: 'forPhotos.taken', values: taken }, left })
}
