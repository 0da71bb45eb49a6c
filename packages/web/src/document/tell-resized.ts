import type { Size } from '@collagerie/core/geometry'
import { showToast } from '../ui/toast-queue.ts'
import type { Resized } from './open-saved.ts'

/** A collage never changes its size in silence. */
export function tellResized(resized: Resized | undefined): void {
  if (!resized) return
  showToast('drafts.sizeGone', { values: { from: inWords(resized.from), to: inWords(resized.to) }, tone: 'urgent' })
}

function inWords({ width, height }: Size): string {
  return `${width} x ${height} cm`
}
