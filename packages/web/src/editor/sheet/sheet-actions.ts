import type { SheetTarget } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import type { Corner } from './delete-corner.ts'
import type { DeleteSpot } from './delete-spot.ts'

/** What the sheet asks of the screen around it. */
export interface ScreenActions {
  activate(target: SheetTarget): void
  /** A slot too small for a finger was tapped and enlarged: the next tap will hit it. */
  cameNearer(): void
  /** Starts writing in a text, on the sheet itself. */
  write(slot: string): void
  /** Consecutive commands with the same key are one undo step. */
  command(command: Command, step?: string): void
  remove(slot: string): void
  /** Adds a slot to the choice: alone, or with all up to it. */
  pick(slot: string, way: 'alone' | 'range'): void
  /** Chooses several slots, in addition to the present choice or instead of it. */
  pickAll(slots: readonly string[], adds: boolean): void
  /** A photo was dropped on a place beside the sheet that accepts photos. */
  dragOut(slot: string): void
  /** The slot is undefined if the files fell beside all slots. */
  files(files: readonly File[], slot: string | undefined): void
  photoDropped(photoId: string, slot: string): void
  /** Called when a zoom gesture or a press on its button is finished, not during it. */
  zoomed(zoom: number): void
}

/** What the parts of the sheet ask for. */
export interface SheetActions extends ScreenActions {
  canDelete(): boolean
  deleteCorner(slot: string): Corner
  /** Where a slot's shape has room for its delete button, if no corner has. */
  deleteSpot(slot: string): DeleteSpot | undefined
  say(news: SheetNews): void
}

/** What is announced to customers who cannot see it happen. */
export type SheetNews =
  | { readonly kind: 'picked up'; readonly slot: string }
  | { readonly kind: 'placed'; readonly slot: string }
  | { readonly kind: 'put back'; readonly slot: string }
  | { readonly kind: 'removed'; readonly slot: string }
  | { readonly kind: 'zoomed'; readonly zoom: number }
