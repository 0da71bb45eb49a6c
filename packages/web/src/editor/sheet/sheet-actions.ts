import type { SheetTarget } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import type { Corner } from './delete-corner.ts'
import type { DeleteSpot } from './delete-spot.ts'

/** What the sheet asks of the screen around it. */
export interface SheetActions {
  activate(target: SheetTarget): void
  /** A slot too small for a finger was tapped: the next tap will meet it. */
  cameNearer(): void
  /** Begins to write in a text, on the sheet itself. */
  write(slot: string): void
  /** Commands in a row with the same key are one step for undo. */
  command(command: Command, mergeKey?: string): void
  remove(slot: string): void
  /** Chooses a slot together with others: alone, or with all up to it. */
  pick(slot: string, way: 'alone' | 'range'): void
  /** Chooses slots together, beside those chosen before or instead of them. */
  pickAll(slots: readonly string[], adds: boolean): void
  /** A photo was let go over a place beside the sheet that takes photos. */
  dragOut(slot: string): void
  /** The slot is missing where the files fell beside all slots. */
  files(files: readonly File[], slot: string | undefined): void
  photoDropped(photoId: string, slot: string): void
  canDelete(): boolean
  deleteCorner(slot: string): Corner
  /** Where a slot's shape leaves room for its delete button, if a corner may not. */
  deleteSpot(slot: string): DeleteSpot | undefined
  say(news: SheetNews): void
}

/** What is said to those who cannot see it happen. */
export type SheetNews =
  | { readonly kind: 'picked up'; readonly slot: string }
  | { readonly kind: 'placed'; readonly slot: string }
  | { readonly kind: 'put back'; readonly slot: string }
  | { readonly kind: 'removed'; readonly slot: string }
  | { readonly kind: 'zoomed'; readonly zoom: number }
