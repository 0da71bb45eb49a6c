import type { PhotoContent } from '../photo/index.ts'
import type { CroppedPhoto } from './crop.ts'
import type { FramedSlot } from './frame-in.ts'
import type { Rotation } from './rotation.ts'

export interface AutofillSlot extends FramedSlot {
  readonly slot: string
  /** The slot's place on the sheet; a slot without one has no neighbours. */
  readonly x?: number
  readonly y?: number
}

/** An available photo: the size of its stored pixels, and the turn that makes it upright. */
export interface AutofillPhoto extends CroppedPhoto {
  readonly id: string
  readonly rotation: Rotation
  /** When the photo was taken, in milliseconds, if its file says so. */
  readonly takenAt?: number
  /** Its place in the order in which the photos were chosen. */
  readonly order: number
  /** What the photo shows, once it has been analysed. */
  readonly content?: PhotoContent
}
