import type { Size } from '../geometry/index.ts'
import type { PhotoContent } from '../photo/index.ts'
import type { FramedSlot } from './frame-in.ts'
import type { Rotation } from './rotation.ts'

export interface AutofillSlot extends FramedSlot {
  readonly slot: string
  /** Where it lies on the sheet; a slot that does not say so has no neighbours. */
  readonly x?: number
  readonly y?: number
}

/** A photo at hand: its pixels as stored, and what turns them upright. */
export interface AutofillPhoto extends Size {
  readonly id: string
  readonly rotation: Rotation
  /** When it was taken, in milliseconds, where the file says so. */
  readonly takenAt?: number
  /** Its place in the order in which the photos were chosen. */
  readonly order: number
  /** What it shows, once it was looked at. */
  readonly content?: PhotoContent
}
