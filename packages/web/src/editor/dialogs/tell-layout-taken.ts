import { SUBTITLE_SLOT } from '@collagerie/core/text'
import type { ToastWords } from '../../ui/toast-queue.ts'
import { tellStep } from '../sheet-notices.ts'

/** Texts that went with the layout before are named: the order would still be called by them. */
export function tellLayoutTaken(taken: NonNullable<ToastWords['values']>, leftOut: readonly string[]): void {
  if (leftOut.length === 0) return tellStep('forPhotos.taken', taken)
  const one = leftOut[0] === SUBTITLE_SLOT ? 'subtitle' : 'title'
  const left = leftOut.length > 1 ? 'both' : one
  tellStep('lettering.leftOut', { taken: { key: 'forPhotos.taken', values: taken }, left })
}
