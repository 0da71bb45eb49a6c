import type { Size } from '@collagerie/core/geometry'
import { showToast, type ToastWords } from '../ui/toast-queue.ts'
import type { Resized } from './open-saved.ts'

/** A collage never changes its size in silence. */
export function showResizedToast(resized: Resized | undefined): void {
  if (!resized) return
  const { from, to } = resized
  showToast('drafts.sizeGone', { values: { from: inWords(from), to: inWords(to) }, tone: 'urgent' })
}

function inWords({ width, height }: Size): ToastWords {
  return { key: 'misc.format', values: { width, height } }
}
