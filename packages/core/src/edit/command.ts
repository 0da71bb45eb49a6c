import type { CollagePage, PhotoInSlot, TemplateChoice } from '../collage/index.ts'
import type { Adjustments, ImageEffect } from '../effects/index.ts'
import type { Framing, PlacedPhoto } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import type { TextData } from '../text/index.ts'

/** The contents of one slot move to another. */
export interface Move {
  readonly slot: string
  readonly from: string
  readonly framing?: Framing
}

/** Everything that can happen to the document, as plain data that can be stored, sent and replayed. */
export type Command =
  /** Into an empty slot, or in place of another photo, whose text then stays. */
  | { readonly kind: 'place photo'; readonly slot: string; readonly photo: PlacedPhoto }
  /** Also removes the text on the photo. */
  | { readonly kind: 'remove photo'; readonly slot: string }
  /** Exchanges both photos with all their data; one of the slots may be empty. */
  | { readonly kind: 'swap photos'; readonly from: string; readonly to: string }
  /** Only to an empty slot; `from` may be a slot this template lacks. */
  | { readonly kind: 'move photo'; readonly from: string; readonly to: string }
  | { readonly kind: 'reframe'; readonly slot: string; readonly framing: Partial<Framing> }
  /** Replaces the photo's earlier adjustments. */
  | {
      readonly kind: 'set effect'
      readonly slot: string
      readonly effect: ImageEffect
      readonly adjustments?: Adjustments | undefined
    }
  /** Without a text, or with a blank one, the text is removed. */
  | { readonly kind: 'set photo text'; readonly slot: string; readonly text?: TextData }
  /** Title or subtitle. Without a text, or with a blank one, the default returns. */
  | { readonly kind: 'set text'; readonly slot: string; readonly text?: TextData }
  /** Only generated designs have a background to choose; "none" is white. */
  | { readonly kind: 'choose background'; readonly color: string }
  | { readonly kind: 'fill'; readonly placements: readonly PhotoInSlot[] }
  /** Photos change slots with all their data; some are framed anew for their new slot. */
  | { readonly kind: 'shuffle'; readonly moves: readonly Move[] }
  /** All photos, including those kept for other templates; texts and colours stay. */
  | { readonly kind: 'clear all' }
  /** Lays out `from`, if it is given, instead of the present page, whose photos, texts and colours are dropped. */
  | {
      readonly kind: 'change template'
      readonly choice: TemplateChoice
      readonly template: Template
      readonly from?: CollagePage
    }
  /** A photo that can no longer be loaded. Not a customer's step: it leaves the history's other documents too. */
  | { readonly kind: 'drop photo'; readonly id: string }

export type CommandKind = Command['kind']

export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
