import type { Art } from '@collagerie/core/art'
import type { Rect } from '@collagerie/core/geometry'
import type { CroppedPhoto } from '@collagerie/core/placement'
import type { MeasureText } from '@collagerie/core/text'
import type { PlaceholderSign } from './paint-step.ts'

/** What a plan needs beyond the document. */
export interface PlanOptions {
  /** The original photo's pixels, before any turn; undefined while unknown. */
  photoSize(id: string): CroppedPhoto | undefined
  /** The drawing behind an overlay's address. */
  art(url: string): Art | undefined
  readonly measure: MeasureText
  /** What is painted for unwritten texts. Without it they stay empty, as in everything saved or printed. */
  readonly unwritten?: Unwritten
  /** The part folded over a tile's edge: a screen shows it lightly, a product picture not at all, a print in full. */
  readonly folded?: 'dimmed' | 'covered'
  /** Only a screen shows empty slots and badges; a print never does. */
  readonly screen?: ScreenOptions
}

/** A hint is painted lighter, only for the customer; a sample like written text, in pictures of a template. */
export interface Unwritten {
  readonly kind: 'hint' | 'sample'
  text(slot: string): string
}

export interface ScreenOptions {
  readonly placeholders: boolean
  badge?(slot: string): SlotBadge | undefined
  /** The space on the visible part of a slot, on the sheet; by default the whole slot. */
  space?(slot: string): Rect | undefined
  /** What is shown in place of a slot's photo. */
  sign?(slot: string): PlaceholderSign | undefined
}

/** A small label at the foot of a photo, where it does not disturb. */
export interface SlotBadge {
  readonly color: string
  readonly label: string
}
