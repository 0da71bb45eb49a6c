import type { Art } from '@collagerie/core/art'
import type { Rect, Size } from '@collagerie/core/geometry'
import type { MeasureText } from '@collagerie/core/text'
import type { PlaceholderSign } from './step.ts'

/** What a plan needs to know about things that are not in the document. */
export interface PlanOptions {
  /** Pixels of the original photo, before any turning; undefined while they are not known. */
  photoSize(id: string): Size | undefined
  /** The drawing behind an overlay's address. */
  art(url: string): Art | undefined
  readonly measure: MeasureText
  /** What is painted where nobody has written yet. Without it such a place stays empty: so on all that is saved or printed. */
  readonly unwritten?: Unwritten
  /** What is folded over the edge of a tile: a screen shows it lightly, a picture of the product not at all, a print in full. */
  readonly folded?: 'dimmed' | 'covered'
  /** Only a screen shows empty slots and marks; a print never does. */
  readonly screen?: ScreenOptions
}

/** A hint is painted lighter, for the customer alone; a sample as if it were written, in pictures that show a template. */
export interface Unwritten {
  readonly kind: 'hint' | 'sample'
  text(slot: string): string
}

export interface ScreenOptions {
  readonly placeholders: boolean
  mark?(slot: string): SlotMark | undefined
  /** Where there is space on what is seen of a slot, on the sheet; the whole slot where none is named. */
  space?(slot: string): Rect | undefined
  /** What is shown in place of a slot's photo. */
  sign?(slot: string): PlaceholderSign | undefined
}

export interface SlotMark {
  readonly color: string
  readonly label: string
  /** Small and at the foot of its photo, where it says something without being in the way. */
  readonly isFootnote?: boolean
}
