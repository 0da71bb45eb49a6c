import { slotDataOf } from '@collagerie/core/collage'
import type { SheetActions } from './sheet-actions.ts'
import type { SheetView } from './sheet-view.ts'

/** Moves a photo to another slot; the photo there comes back in exchange. */
export function swap(view: SheetView, actions: SheetActions, from: string, to: string): void {
  if (!view.page) return
  const isTaken = slotDataOf(view.page, to)?.photo !== undefined
  view.air.expectSwap(from, to)
  actions.command({ kind: isTaken ? 'swap photos' : 'move photo', from, to })
}
